"""Drives the peers of `.ci/bench-peers`: builds each one's index, then times every typed text.

Peers answer with the best 50 items of which some word begins with each typed word: SQLite FTS5
ranked by bm25, FTS5 with prefixes of one to six letters unranked (the fastest SQLite can be),
tantivy on edge n-grams, completype on titles and descriptions. Build and search run in separate
processes, so that the memory told is that of searching. A peer that searches longer than PEER_S
seconds, 240 when not set, is stopped there; `keys` tells how many texts it got.
"""
import os
import re
import shutil
import subprocess
import sys
import time
import unicodedata
from pathlib import Path

LIMIT = 50
GRAM_LETTERS = 12
WORD = re.compile(r"[^\W_]+")


def folded(text):
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in parts if unicodedata.category(c) != "Mn")
    return unicodedata.normalize("NFC", bare)


def items(folder, size):
    with open(folder / f"items-{size}.tsv", encoding="utf-8") as lines:
        for line in lines:
            number, title, description, keywords, _ = line.rstrip("\n").split("\t")
            yield int(number), title, description, keywords.replace(" | ", " ")


class RankedFTS5:
    ranked, prefixes, order = "yes", "1 2 3", "ORDER BY rank"

    def build(self, folder, size, path):
        import apsw

        path.mkdir()
        database = apsw.Connection(str(path / "index.db"))
        database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA cache_size = -262144")
        database.execute(
            "CREATE VIRTUAL TABLE words USING fts5(title, description, keywords,"
            f" tokenize = 'unicode61 remove_diacritics 2', prefix = '{self.prefixes}')"
        )
        database.execute("INSERT INTO words(words, rank) VALUES ('rank', 'bm25(10, 1, 5)')")
        with database:
            database.executemany(
                "INSERT INTO words(rowid, title, description, keywords) VALUES (?, ?, ?, ?)",
                items(folder, size),
            )
        with database:
            database.execute("INSERT INTO words(words) VALUES ('optimize')")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()

    def open(self, path):
        import apsw

        self.database = apsw.Connection(str(path / "index.db"))
        self.database.execute("PRAGMA mmap_size = 4294967296")

    def search(self, typed):
        words = WORD.findall(unicodedata.normalize("NFC", typed))
        if not words:
            return []
        match = " ".join(f'"{word}"*' for word in words)
        statement = f"SELECT rowid FROM words WHERE words MATCH ? {self.order} LIMIT {LIMIT}"
        return self.database.execute(statement, (match,)).fetchall()


class UnrankedFTS5(RankedFTS5):
    ranked, prefixes, order = "no", "1 2 3 4 5 6", ""


class Tantivy:
    ranked = "yes"
    boosts = {"title": 10.0, "keywords": 5.0, "description": 1.0}

    def index(self, path):
        import tantivy

        self.tantivy = tantivy
        builder = tantivy.SchemaBuilder()
        builder.add_unsigned_field("number", stored=False, fast=True, indexed=True)
        for field in self.boosts:
            builder.add_text_field(
                field, stored=False, tokenizer_name="spaces", index_option="freq"
            )
        index = tantivy.Index(builder.build(), path=str(path))
        spaces = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.whitespace()).build()
        index.register_tokenizer("spaces", spaces)
        return index

    @staticmethod
    def grams(text):
        words = WORD.findall(folded(text))
        longest = [min(len(word), GRAM_LETTERS) for word in words]
        return " ".join(w[: n + 1] for w, most in zip(words, longest) for n in range(most))

    def build(self, folder, size, path):
        path.mkdir()
        index = self.index(path)
        writer = index.writer(heap_size=1 << 30, num_threads=2)
        for number, title, description, keywords in items(folder, size):
            document = self.tantivy.Document(
                title=self.grams(title),
                description=self.grams(description),
                keywords=self.grams(keywords),
            )
            document.add_unsigned("number", number)
            writer.add_document(document)
        writer.commit()
        writer.wait_merging_threads()

    def open(self, path):
        self.opened = self.index(path)
        self.opened.reload()
        self.searcher = self.opened.searcher()

    def search(self, typed):
        query = self.tantivy.Query
        occur = self.tantivy.Occur
        parts = []
        for word in WORD.findall(folded(typed)):
            fields = []
            for field, boost in self.boosts.items():
                term = query.term_query(self.opened.schema, field, word[:GRAM_LETTERS], "freq")
                fields.append((occur.Should, query.boost_query(term, boost)))
            parts.append((occur.Must, query.boolean_query(fields)))
        if not parts:
            return []
        found = self.searcher.search(query.boolean_query(parts), LIMIT, count=False)
        addresses = [hit[1] for hit in found.hits]
        return self.searcher.fast_field_values("number", addresses) if addresses else []


class Completype:
    ranked = "yes"

    def build(self, folder, size, path):
        import completype

        entries = [
            {"id": number, "text": f"{title[:200]} {description[:200]}", "synonyms": []}
            for number, title, description, _ in items(folder, size)
        ]
        completype.Segment.build(entries, build_threads=2, path=str(path))

    def open(self, path):
        import completype

        self.index = completype.Index([completype.Segment.open(str(path))])

    def search(self, typed):
        return self.index.complete(typed, LIMIT) if WORD.search(typed) else []


PEERS = {
    "fts5": RankedFTS5,
    "fts5-plain": UnrankedFTS5,
    "tantivy": Tantivy,
    "completype": Completype,
}


def byte_count(path):
    files = [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]
    return sum(file.stat().st_size for file in files)


def build(peer, folder, size, path):
    shutil.rmtree(path, ignore_errors=True)
    path.unlink(missing_ok=True)
    start = time.perf_counter()
    peer.build(folder, size, path)
    return {
        "build_s": round(time.perf_counter() - start, 1),
        "disk_mb": round(byte_count(path) / 2**20, 1),
    }


def measure(peer, folder, path):
    start = time.perf_counter()
    peer.open(path)
    peer.search("a")
    opened = (time.perf_counter() - start) * 1e3
    times = []
    end = time.perf_counter() + float(os.environ.get("PEER_S", "240"))
    for typed in (folder / "queries.txt").read_text(encoding="utf-8").splitlines():
        start = time.perf_counter()
        peer.search(typed)
        times.append((time.perf_counter() - start) * 1e6)
        if time.perf_counter() > end:
            break
    times.sort()
    share = lambda part: round(times[min(len(times) - 1, int(len(times) * part))], 1)
    resident = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    return {
        "open_ms": round(opened, 1),
        "keys": len(times),
        "p50_us": share(0.5),
        "p95_us": share(0.95),
        "p99_us": share(0.99),
        "max_us": round(times[-1], 1),
        "rss_mb": int(resident[1]) // 1024,
    }


def line(fields):
    return "\t".join(f"{name}={value}" for name, value in fields.items())


def main(folder, size, names):
    for name in names or PEERS:
        fields = line({"engine": name, "size": size, "ranked": PEERS[name].ranked})
        for step in ("build", "measure"):
            command = [sys.executable, __file__, str(folder), size, name, step]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode == 0:
                fields += "\t" + done.stdout.strip()
            else:
                reason = (done.stderr.strip().splitlines() or ["no output"])[-1]
                fields += "\t" + line({"error": reason})
                break
        print(fields, flush=True)


if len(sys.argv) == 5 and sys.argv[4] in ("build", "measure"):
    data, chosen = Path(sys.argv[1]), PEERS[sys.argv[3]]()
    place = data / f"peer-index-{sys.argv[3]}-{sys.argv[2]}"
    if sys.argv[4] == "build":
        print(line(build(chosen, data, sys.argv[2], place)))
    else:
        print(line(measure(chosen, data, place)))
else:
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])

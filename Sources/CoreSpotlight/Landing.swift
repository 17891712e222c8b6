// Lands in this session.

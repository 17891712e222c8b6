// The toolchain's Testing names this module as its overlay for UIKit: a file that imports both is
// refused when the module is missing. Apple's attaches pictures to tests; here it is empty, so
// that a test of code written against UIKit compiles.

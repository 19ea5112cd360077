/**
 * Almost all garbage of a server is from the last requests, so a small young generation suffices. Without
 * these limits Node uses hundreds of megabytes more for a few per cent of speed. The live heap is below
 * 100 MB; cached pages are outside the heap.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=288']

/**
 * With glibc, each thread that compresses keeps its own memory arena. Two shared arenas use less memory.
 * Other C libraries ignore the variable.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }

/** Caches the compiled sources, so that later starts are faster. */
export const compileCache = { NODE_COMPILE_CACHE: '.cache/compile' }

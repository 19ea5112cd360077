/**
 * A server's garbage is young: what a request leaves behind is swept before it grows old. Left to
 * itself Node takes hundreds of megabytes more before it sweeps, for a few per cent of speed. What it
 * lives on is far below the bound: less than a hundred, and what it keeps of pages lies beside it.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=288']

/**
 * Threads that compress each keep what they once had, unless they must share: for glibc, which most
 * machines have. Others take no notice.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }

/** What Node has once understood of the sources it need not read again. */
export const compileCache = { NODE_COMPILE_CACHE: '.cache/compile' }

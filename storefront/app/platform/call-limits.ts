/** How long things may take, in milliseconds. */
export const callLimits = {
  timeout: 30_000,
  /** A token answered with 409 is asked for once more after this. */
  tokenRetryAfter: 2_000,
} as const

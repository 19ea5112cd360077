/** A request up to the blank line after its headers, so that cookies can still be added, and its body. */
export type Asking = { head: string; body: string }

/** What one visitor does in one go: in this order, with the cookies that earlier answers set. */
export type Visit = readonly Asking[]

export type LoadOrder = {
  port: number
  connections: number
  seconds: number
  /** Dealt out to the connections, so that no two of them ever ask for the same cart. */
  visits: readonly Visit[]
  /** An answer that is smaller is not the one that was asked for. */
  leastBytes: number
}

export type LoadRun = {
  perSecond: number
  /** Milliseconds of a visit. */
  p50: number
  p97: number
  p99: number
  errors: number
  firstError: string | undefined
  /** How much of one core the load itself took; near 1 it measures itself. */
  busy: number
}

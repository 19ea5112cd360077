/** A request up to the blank line after its headers, so that cookies can still be added, and its body. */
export type RawRequest = { head: string; body: string }

/** The requests of one visit, in this order and with the cookies of earlier answers. */
export type Visit = readonly RawRequest[]

export type LoadOptions = {
  port: number
  connections: number
  seconds: number
  /** Distributed over the connections, so that no two of them use the same cart. */
  visits: readonly Visit[]
  /** A smaller answer is an error. */
  minBytes: number
}

export type LoadRun = {
  perSecond: number
  /** Milliseconds of a visit. */
  p50: number
  p975: number
  p99: number
  errors: number
  firstError: string | undefined
  /** The share of one core that the load process used. Near 1, it is the bottleneck. */
  cpuShare: number
}

import type { RefusalName } from '@cairn/contract/refusals'

/** Something broke in a step that the client is told by a name of its own; it is logged as what it was. */
export class FailedAs extends Error {
  readonly told: RefusalName

  constructor(told: RefusalName, cause: unknown) {
    super(`failed as ${told}`, { cause })
    this.told = told
  }
}

export const failingAs = <Value>(told: RefusalName, work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new FailedAs(told, cause)
  })

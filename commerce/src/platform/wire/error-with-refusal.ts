import type { RefusalName } from '@cairn/contract/refusals/refusals'

/** An unexpected failure that the client sees as this refusal. The log gets the cause. */
export class ErrorWithRefusal extends Error {
  readonly refusal: RefusalName

  constructor(refusal: RefusalName, cause: unknown) {
    super(`failed as ${refusal}`, { cause })
    this.refusal = refusal
  }
}

export const withRefusalOnError = <Value>(
  refusal: RefusalName,
  work: Promise<Value>,
): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new ErrorWithRefusal(refusal, cause)
  })

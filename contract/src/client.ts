import type { AnswerOf, RequestOf } from './call.ts'
import type { calls, CallName } from './calls.ts'
import type { ErrorBody } from './error-body.ts'
import type { Result } from './result.ts'

/** How a call was refused, as its caller sees it. */
export type CallRefusal = { status: number; errorId: string; message: string; body: ErrorBody }

/** Told apart by a key, a request that is made again is answered from the first one's record. */
type Keyed<C> = C extends { repeat: 'keyed' } ? { idempotencyKey?: string } : unknown

/** One function a call, the same in the browser (over HTTP) and on the server (in process). */
export type Client = {
  [Name in CallName]: (
    request: RequestOf<(typeof calls)[Name]> & Keyed<(typeof calls)[Name]>,
  ) => Promise<Result<AnswerOf<(typeof calls)[Name]>, CallRefusal>>
}

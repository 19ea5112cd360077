import { z } from 'zod'
import type { CallName, calls } from '../calls.ts'
import type { Result } from '../refusals/result.ts'
import type { AnswerOf, RequestOf } from './call.ts'

/** The body of every error response. */
export const errorBody = z.object({
  errorDetails: z
    .array(
      z.object({
        errorId: z.string(),
        message: z.string(),
        /** The path of the invalid input, such as body.qty. */
        field: z.string().optional(),
        details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .min(1),
  /** Present if solving the bot-defence challenge lifts the refusal. */
  appId: z.string().optional(),
  correlationId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** A refused call as the client sees it. */
export type CallRefusal = { status: number; errorId: string; message: string; body: ErrorBody }

/** A repeated request with the same key is answered from the record of the first one. */
type IdempotencyOption<C> = C extends { repeat: 'keyed' } ? { idempotencyKey?: string } : unknown

/** One function per call, for the browser (over HTTP) and the server (in process). */
export type Client = {
  [Name in CallName]: (
    request: RequestOf<(typeof calls)[Name]> & IdempotencyOption<(typeof calls)[Name]>,
  ) => Promise<Result<AnswerOf<(typeof calls)[Name]>, CallRefusal>>
}

import { z } from 'zod'
import type { CallName, calls } from '../calls.ts'
import type { RefusalName } from '../refusals/refusals.ts'
import type { Result } from '../refusals/result.ts'
import type { AnswerOf, Call, CommonRefusalName, RequestOf } from './call.ts'

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

/** The client's own: no answer arrived, or none in time. */
export type MissingAnswer = 'noResponse' | 'timedOut'

export type ClientRefusalName = RefusalName | MissingAnswer

/** Refusals that any call can have. Pages handle them in one place. */
export type SharedRefusalName = CommonRefusalName | 'challengeRequired' | MissingAnswer

/** The refusals that a call itself declares. Pages handle each of them. */
export type RefusalNameOf<C extends Call> = Exclude<C['refuses'][number], SharedRefusalName>

/** A refused call as the client sees it. */
export type CallRefusal<Name extends ClientRefusalName = ClientRefusalName> = {
  name: Name
  status: number
  message: string
  body: ErrorBody
}

/** How the client sees a refusal of this call. */
export type CallRefusalOf<C extends Call> = CallRefusal<RefusalNameOf<C> | SharedRefusalName>

/** A repeated request with the same key is answered from the record of the first one. */
type IdempotencyOption<C> = C extends { repeat: 'keyed' } ? { idempotencyKey?: string } : unknown

/** Where the shopper comes from, such as the kiosk of a store. */
type SourceOption<C> = C extends { takesSource: true } ? { source?: string } : unknown

/** One function per call, for the browser (over HTTP) and the server (in process). */
export type Client = {
  [Name in CallName]: (
    request: RequestOf<(typeof calls)[Name]> &
      IdempotencyOption<(typeof calls)[Name]> &
      SourceOption<(typeof calls)[Name]>,
  ) => Promise<
    Result<
      AnswerOf<(typeof calls)[Name]>,
      CallRefusal<RefusalNameOf<(typeof calls)[Name]> | SharedRefusalName>
    >
  >
}

import type { z } from 'zod'
import type { RefusalName } from '../refusals/refusals.ts'

/**
 * Who may make a call. The commerce core has a guard for each policy: a call without a policy and a
 * policy without a guard do not compile.
 *
 * anyone       no session is required
 * session      any valid session of a guest or a shopper
 * shopper      a signed-in shopper
 * ownCart      a valid session that owns the cart of the call
 * ownOrder     a valid session that owns the order of the call, or the ticket of the order
 * agent        store staff in an in-store session
 * agentCart    store staff, for the cart of their in-store session
 * provider     a payment provider with a valid signature
 */
export type Policy =
  | 'anyone'
  | 'session'
  | 'shopper'
  | 'ownCart'
  | 'ownOrder'
  | 'agent'
  | 'agentCart'
  | 'provider'

/**
 * The rate limit of a call; the limits are defined with the rate limiter.
 *
 * read         reading data
 * write        changing one's own data
 * document     a PDF that is rendered for the request
 * token        requesting a session
 * credentials  passwords, PINs, codes and password resets
 * guess        data that could be guessed: gift cards, promotion codes, order numbers
 * send         calls that send a mail or a message
 * beacon       measurements of pages
 * webhook      events of a payment provider, which repeats them until they are accepted
 */
export type RateClass =
  | 'read'
  | 'write'
  | 'document'
  | 'token'
  | 'credentials'
  | 'guess'
  | 'send'
  | 'beacon'
  | 'webhook'

/**
 * The effect of a second, identical request.
 *
 * safe         changes nothing
 * repeatable   has the same effect as a single request
 * keyed        answered from the record of the first request with the same idempotency-key header
 * counted      takes effect again (a second add adds a second piece)
 */
export type RepeatBehaviour = 'safe' | 'repeatable' | 'keyed' | 'counted'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as in the specification; {names} are path parameters. */
  path: `/${string}`
  summary: string
  /** For client developers, in the API reference. Every call of the table has one. */
  description?: string
  policy: Policy
  rate: RateClass
  repeat: RepeatBehaviour
  params?: z.ZodObject
  /** Without `locale`, which every call has. */
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** The media type of the answer, if it is not JSON. */
  answerType?: 'application/pdf' | 'text/html'
  /** 204 if the answer has no content. Its schema is then the empty object that clients get. */
  answerStatus?: 204
  /** Whether the header with the source may be that of the shopper in place of that of the client. */
  takesSource?: true
  /** In addition to `commonRefusals`. */
  refuses: readonly RefusalName[]
}

export const call = <const Definition extends Call>(definition: Definition): Definition =>
  definition

/** Refusals that any call can be answered with. */
export const commonRefusals = [
  'clientUnknown',
  'notAcceptable',
  'wrongContentType',
  'fieldsInvalid',
  'bodyTooLarge',
  'originNotAllowed',
  'sessionMissing',
  'sessionNotEntitled',
  'invalidCustomer',
  'tooManyRequests',
  'notImplemented',
  'temporarilyUnavailable',
  'general',
] as const satisfies readonly RefusalName[]
export type CommonRefusalName = (typeof commonRefusals)[number]

type ParsedBy<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined
type AcceptedBy<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** The validated input of a handler. */
export type InputOf<C extends Call> = {
  params: ParsedBy<C['params']>
  query: ParsedBy<C['query']>
  body: ParsedBy<C['body']>
}

type RequestParts<C extends Call> = {
  params: AcceptedBy<C['params']>
  query: AcceptedBy<C['query']>
  body: AcceptedBy<C['body']>
}
type OmitUndefined<T> = { [Key in keyof T as [T[Key]] extends [undefined] ? never : Key]: T[Key] }

/** The input that a client sends. */
export type RequestOf<C extends Call> = OmitUndefined<RequestParts<C>>
export type AnswerOf<C extends Call> = z.infer<C['answer']>
export type RefusalOf<C extends Call> = C['refuses'][number] | CommonRefusalName

/** The URL path of a call: below /api, unless the specification gives it another root. */
export const wirePath = (path: string): string => (/^\/f?api\//.test(path) ? path : `/api${path}`)

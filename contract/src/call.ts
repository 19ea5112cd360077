import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'

/**
 * Who may make a call. The commerce core has a guard for each word: neither a call without a word
 * nor a word without a guard compiles.
 *
 * anyone       no session is needed
 * session      any live session, a guest's or a shopper's
 * shopper      somebody who signed in
 * ownCart      a live session, and the cart that the call names is its own
 * ownOrder     a live session, and the order that the call names is its own
 * agent        store staff, in an in-store session
 * agentCart    store staff, and the cart is the one of their in-store session
 * provider     a payment provider whose signature holds
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
 * How often a call may be made; the figures stand beside the limiter.
 *
 * read         looking at things
 * write        changing one's own things
 * token        asking for a session
 * credentials  passwords, PINs, codes, forgotten passwords
 * guess        what could be guessed: gift cards, coupons, orders by number
 * send         what makes us send a mail or a message
 * beacon       measurements from the page
 * webhook      what a payment provider tells; it says the same again until it is heard
 */
export type RateClass =
  | 'read'
  | 'write'
  | 'token'
  | 'credentials'
  | 'guess'
  | 'send'
  | 'beacon'
  | 'webhook'

/**
 * What a second, identical request does.
 *
 * safe         changes nothing
 * repeatable   leaves things as the first one did
 * keyed        answered from the first one's record, told apart by the idempotency-key header
 * counted      happens again (a second add adds a second piece)
 */
export type Repeat = 'safe' | 'repeatable' | 'keyed' | 'counted'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the specification writes it; {names} are params. */
  path: `/${string}`
  summary: string
  policy: Policy
  rate: RateClass
  repeat: Repeat
  params?: z.ZodObject
  /** Beside `locale`, which every call carries and the edge checks. */
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  /** The media type of the answer where it is not JSON. */
  answerType?: 'application/pdf' | 'text/html'
  /** Beside what every call may be refused for: see `everyCallRefuses`. */
  refuses: readonly RefusalName[]
}

export const call = <const Declared extends Call>(declared: Declared): Declared => declared

/** Refusals that the edge may give to any call. */
export const everyCallRefuses = [
  'clientUnknown',
  'notAcceptable',
  'wrongContentType',
  'fieldsInvalid',
  'bodyTooLarge',
  'originForeign',
  'sessionMissing',
  'sessionNotEntitled',
  'invalidCustomer',
  'tooManyRequests',
  'notBuiltYet',
  'awayForAMoment',
  'general',
] as const satisfies readonly RefusalName[]

type Inferred<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler receives, after validation. */
export type InputOf<C extends Call> = {
  params: Inferred<C['params']>
  query: Inferred<C['query']>
  body: Inferred<C['body']>
}

type Parts<C extends Call> = {
  params: Given<C['params']>
  query: Given<C['query']>
  body: Given<C['body']>
}
type OmitUndefined<T> = { [Key in keyof T as [T[Key]] extends [undefined] ? never : Key]: T[Key] }

/** What a client sends. */
export type RequestOf<C extends Call> = OmitUndefined<Parts<C>>
export type AnswerOf<C extends Call> = z.infer<C['answer']>
export type RefusalOf<C extends Call> = C['refuses'][number] | (typeof everyCallRefuses)[number]

/** Where a call is found: under /api, except what the specification already roots elsewhere. */
export const wirePath = (path: string): string => (/^\/f?api\//.test(path) ? path : `/api${path}`)

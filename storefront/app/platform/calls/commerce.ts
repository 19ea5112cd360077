import type { CallName, calls } from '@cairn/contract/calls'
import type { Result } from '@cairn/contract/refusals/result'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type {
  CallRefusal,
  Client,
  RefusalNameOf,
  SharedRefusalName,
} from '@cairn/contract/wire/client'
import { showMessage, signIn, tryLater } from './handling.ts'

/** What pages do about a refusal that every call can have. */
type SharedHandling = typeof showMessage | typeof signIn | typeof tryLater

/** A refusal and what the page does about it. */
export type HandledRefusal<
  Name extends CallRefusal['name'] = CallRefusal['name'],
  Handling = unknown,
> = CallRefusal<Name> & { handling: Handling | SharedHandling }

type CallOf<Name extends CallName> = (typeof calls)[Name]

/** One entry for each refusal that the call declares. */
type RefusalHandling<Name extends CallName, Handling> = [RefusalNameOf<CallOf<Name>>] extends [
  never,
]
  ? []
  : [handlers: Readonly<Record<RefusalNameOf<CallOf<Name>>, Handling>>]

/** The API client of pages. A call does not compile without a handler for each refusal that it declares. */
export type Commerce = {
  [Name in CallName]: <const Handling = never>(
    request: Parameters<Client[Name]>[0],
    ...handlers: RefusalHandling<Name, Handling>
  ) => Promise<
    Result<
      AnswerOf<CallOf<Name>>,
      HandledRefusal<RefusalNameOf<CallOf<Name>> | SharedRefusalName, Handling>
    >
  >
}

/** The one handler of the refusals that no call declares itself. */
const sharedHandlers: Readonly<Record<SharedRefusalName, SharedHandling>> = {
  sessionMissing: signIn,
  sessionNotEntitled: signIn,
  invalidCustomer: signIn,
  general: tryLater,
  noResponse: tryLater,
  timedOut: tryLater,
  notImplemented: tryLater,
  temporarilyUnavailable: tryLater,
  bodyTooLarge: showMessage,
  challengeRequired: showMessage,
  clientUnknown: showMessage,
  fieldsInvalid: showMessage,
  notAcceptable: showMessage,
  originNotAllowed: showMessage,
  tooManyRequests: showMessage,
  wrongContentType: showMessage,
}

type AnyCall = (request: unknown) => Promise<Result<unknown, CallRefusal>>
type AnyRefusalHandling = Readonly<Record<string, unknown>>

/** Adds the handling of each refusal to the results of a client. */
export function handleRefusals(client: Client): Commerce {
  const commerce: unknown = new Proxy(client, {
    get(_, name) {
      const call: AnyCall | undefined = Reflect.get(client, name)
      // A promise of this client looks for `then`, which is no call.
      return call && withHandlers(call)
    },
  })
  return commerce as Commerce
}

const withHandlers = (call: AnyCall) => async (request: unknown, handlers?: AnyRefusalHandling) => {
  const result = await call(request)
  return result.ok
    ? result
    : { ok: false, refusal: withHandling(result.refusal, { ...handlers, ...sharedHandlers }) }
}

const withHandling = (refusal: CallRefusal, handlers: AnyRefusalHandling) => ({
  ...refusal,
  handling: handlers[refusal.name] ?? showMessage,
})

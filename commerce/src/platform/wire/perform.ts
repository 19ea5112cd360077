import { refusals } from '@cairn/contract/refusals/refusals'
import { type Result, accept } from '@cairn/contract/refusals/result'
import { flagCookies, tokenCookies } from '@cairn/contract/wire/cookies'
import { sampleOf } from '@cairn/contract/wire/sample'
import type { Challenges } from '../defence/challenges.ts'
import { type Counter, networkOf, decideRateLimit } from '../limits/rate-limits.ts'
import { type AnswerCache, answerThroughCache } from './answer-cache.ts'
import { permittedInput } from './preview.ts'
import { readInput } from './read-request.ts'
import { type RefusedCall, refuseCall, ErrorWithRefusal } from './refused-call.ts'
import type { RequestContext } from './request-context.ts'
import type { CallInput, Route } from './serve.ts'

type RateLimiting = {
  /** Undefined if rate limits are switched off. */
  count: Counter | undefined
  /** Undefined if the shop has no captcha. Then a challenge cannot replace the limits. */
  challenges: Challenges | undefined
}

export type CallSettings = RateLimiting & {
  /** Without it every public answer is computed anew. */
  answerCache?: AnswerCache
  /** Whether the mock cookie replaces answers with samples. Always false in a real shop. */
  mocks: boolean
}

/** Refuses a caller who exceeds the limit. Between two limits a solved challenge admits the call. */
export async function checkRateLimit(
  { call }: Route,
  context: RequestContext,
  { count, challenges }: RateLimiting,
): Promise<Result<undefined, RefusedCall>> {
  if (!count) return accept(undefined)
  const client = {
    caller: context.cookies.get(tokenCookies.access),
    network: networkOf(context.clientIp),
  }
  const counts = await count(call.rate, client)
  const decision = decideRateLimit(call.rate, counts)
  if (decision === 'tooMany') return refuseCall('tooManyRequests', { seconds: counts.secondsLeft })
  if (decision === 'fine' || !challenges) return accept(undefined)
  const isSolved = await challenges.spend(context.challengeSolution)
  return isSolved ? accept(undefined) : refuseCall('challengeRequired')
}

type RoutedCall = { route: Route; context: RequestContext; raw: CallInput }

export async function performOrMock(
  { mocks, answerCache }: Pick<CallSettings, 'mocks' | 'answerCache'>,
  routedCall: RoutedCall,
): Promise<Result<unknown, RefusedCall>> {
  const { route, context } = routedCall
  const isMocked = mocks && context.cookies.get(flagCookies.mock) === '1'
  return isMocked ? accept(sampleOf(route.call.answer)) : performCall(routedCall, answerCache)
}

/** Validates the input, checks the guard and calls the handler, for HTTP and for calls within the process. */
async function performCall(
  { route, context, raw }: RoutedCall,
  answerCache: AnswerCache | undefined,
): Promise<Result<unknown, RefusedCall>> {
  const { call, guard, handle } = route
  const read = readInput(call, raw)
  if (!read.ok) return read
  const input = permittedInput(read.value, context.preview)
  const admitted = await guard.admit(context, input)
  if (!admitted.ok) return { ok: false, refusal: { refusal: admitted.refusal } }
  const work = (handlerContext: RequestContext) =>
    handle({ ...typed(input), access: admitted.value, context: handlerContext })
  const outcome =
    route.isPublic && answerCache
      ? await answerThroughCache(answerCache, { call, input, context }, work)
      : await work(context)
  return outcome.ok ? outcome : { ok: false, refusal: { refusal: outcome.refusal } }
}

// readInput has parsed the input with the schemas of the handler's call.
const typed = (input: CallInput) =>
  input as { params: undefined; query: undefined; body: undefined }

export type CallRecord = {
  call: string
  status: number
  /** The error code that was sent to the client. */
  errorId: string | undefined
  milliseconds: number
  context: RequestContext
}

export type CallObserver = {
  onAnswer: (record: CallRecord) => void
  /** The error code that the client is sent is known if a call has failed. */
  onFailure: (error: unknown, context: RequestContext, errorId?: string) => void
}

export type Instrumentation = {
  observer: CallObserver
  /** Whether an error is a temporary outage and not a bug. */
  isOutage: (error: unknown) => boolean
}

type CallResult = Result<unknown, RefusedCall>

export const callName = ({ call }: Route) => `${call.method} ${call.path}`

/** Performs a call, turns an exception into a refusal and reports both to the observer. */
export async function instrumented(
  { observer, isOutage }: Instrumentation,
  { call, context }: Pick<CallRecord, 'call' | 'context'>,
  work: () => Promise<CallResult>,
): Promise<CallResult> {
  const startedAt = performance.now()
  const outcome = await work().catch((error: unknown) => {
    const cause = error instanceof ErrorWithRefusal ? error.cause : error
    const name = isOutage(cause) ? 'temporarilyUnavailable' : 'general'
    const refusal = error instanceof ErrorWithRefusal ? error.refusal : name
    observer.onFailure(cause, context, refusals[refusal].id)
    return refuseCall(refusal)
  })
  const { id: errorId, status } = outcome.ok ? success : refusals[outcome.refusal.refusal.name]
  observer.onAnswer({ call, status, errorId, milliseconds: performance.now() - startedAt, context })
  return outcome
}

const success = { id: undefined, status: 200 }

import { flagCookies, tokenCookies } from '@cairn/contract/cookies'
import { accept, type Result } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import type { Asked } from './asked.ts'
import type { Challenges } from '../defence/challenges.ts'
import type { Addressed } from './guard.ts'
import { type Counter, judge } from '../limits/rate-limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { readInput } from './read-input.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { Route } from './serve.ts'
import { throughShelf, type Answers } from './shared-answers.ts'

export type Doorkeeping = {
  /** Absent where limits are switched off. */
  count: Counter | undefined
  /** Absent where the shop has no captcha: then only the limits hold. */
  challenges: Challenges | undefined
}

/** Is there still room for this caller? A solved challenge makes some. */
export async function checkRate(
  { call }: Route,
  asked: Asked,
  { count, challenges }: Doorkeeping,
): Promise<Result<undefined, RefusedCall>> {
  if (!count) return accept(undefined)
  const from = {
    caller: asked.cookies.get(tokenCookies.access),
    address: networkOf(asked.clientAddress),
  }
  const counts = await count(call.rate, from)
  const verdict = judge(call.rate, counts)
  if (verdict === 'tooMany') return refuseCall('tooManyRequests', { seconds: counts.secondsLeft })
  if (verdict === 'fine' || !challenges) return accept(undefined)
  const solved = await challenges.spend(asked.challengeSolution)
  return solved ? accept(undefined) : refuseCall('challengeRequired')
}

export type Keeping = {
  /** Absent where every answer is made anew. */
  answers?: Answers
}

export type Mocking = {
  /** Whether the mock flag swaps answers for samples: never in a real shop. */
  mocks: boolean
}

type Performed = { route: Route; asked: Asked; raw: Addressed }

export async function performOrMock(
  { mocks, answers }: Mocking & Keeping,
  performed: Performed,
): Promise<Result<unknown, RefusedCall>> {
  const { route, asked } = performed
  const isMocked = mocks && asked.cookies.get(flagCookies.mock) === '1'
  return isMocked ? accept(sampleOf(route.call.answer)) : perform(performed, answers)
}

/** Validates, admits, decides: the same for a call over HTTP and for one in process. */
async function perform(
  { route, asked, raw }: Performed,
  answers: Answers | undefined,
): Promise<Result<unknown, RefusedCall>> {
  const { call, guard, handle } = route
  const input = readInput(call, raw)
  if (!input.ok) return input
  const admitted = await guard.admit(asked, input.value)
  if (!admitted.ok) return { ok: false, refusal: { refusal: admitted.refusal } }
  const work = (by: Asked) => handle({ ...served(input.value), grant: admitted.value, asked: by })
  const outcome =
    route.isShared && answers
      ? await throughShelf(answers, { call, input: input.value, asked }, work)
      : await work(asked)
  return outcome.ok ? outcome : { ok: false, refusal: { refusal: outcome.refusal } }
}

// readInput has just parsed these with the schemas of the call that the handler was written for.
const served = (input: Addressed) =>
  input as { params: undefined; query: undefined; body: undefined }

import { refusals } from '@cairn/contract/refusals'
import type { Result } from '@cairn/contract/result'
import type { Asked } from './asked.ts'
import { FailedAs } from './failed-as.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { Route } from './serve.ts'

export type Told = {
  call: string
  status: number
  /** Why it was refused, as the client was told. */
  errorId: string | undefined
  milliseconds: number
  asked: Asked
}

export type Watch = {
  answered: (told: Told) => void
  failed: (error: unknown, asked: Asked) => void
}

export type Watching = {
  watch: Watch
  /** Tells an outage, which passes, from a bug. */
  isOutage: (error: unknown) => boolean
}

type Outcome = Result<unknown, RefusedCall>

export const nameOf = ({ call }: Route) => `${call.method} ${call.path}`

/** One call from its first question to the line that is told of it, whichever way it came. */
export async function watched(
  { watch, isOutage }: Watching,
  { call, asked }: Pick<Told, 'call' | 'asked'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const began = performance.now()
  const outcome = await work().catch((error: unknown) => {
    const broken = error instanceof FailedAs ? error.cause : error
    watch.failed(broken, asked)
    if (error instanceof FailedAs) return refuseCall(error.told)
    return refuseCall(isOutage(broken) ? 'awayForAMoment' : 'general')
  })
  const { id: errorId, status } = outcome.ok ? fine : refusals[outcome.refusal.refusal.name]
  watch.answered({ call, status, errorId, milliseconds: performance.now() - began, asked })
  return outcome
}

const fine = { id: undefined, status: 200 }

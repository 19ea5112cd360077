import type { Context, Hono } from 'hono'
import {
  type Challenge,
  challengeCode,
  concludeChallenge,
  countWrongCode,
  findChallenge,
  maxWrongCodes,
  type ChallengeOutcome,
} from './challenge.ts'
import { inTransaction } from './database.ts'
import { finishPayment } from './finish-payment.ts'
import { messagesIn } from './messages/messages.ts'
import { challengePage } from './pages/challenge-page.ts'
import { findPayment, type Payment } from './payment.ts'
import { answerExpired, answerPage, type WindowDeps } from './window-calls.ts'

type OpenChallenge = { challenge: Challenge; payment: Payment }
type ChallengeStep =
  | { kind: 'wrongCode'; attemptsLeft: number }
  | { kind: 'concluded'; outcome: ChallengeOutcome; proof: string }

/** The page of the bank, on which a challenge is completed, failed or cancelled. */
export function addChallengeCalls(app: Hono, deps: WindowDeps): void {
  const find = (context: Context): OpenChallenge | undefined => {
    const challenge = findChallenge(deps.db, context.req.param('session') ?? '')
    const payment = challenge && findPayment(deps.db, challenge.reference)
    const isOpen = payment?.state === 'challenge' && (payment.due_at ?? 0) > deps.nowMs()
    return challenge && isOpen ? { challenge, payment } : undefined
  }

  app.get('/challenge/:session', (context) => {
    const open = find(context)
    return open ? answerChallengePage(context, deps, { open }) : answerExpired(context, deps)
  })
  app.post('/challenge/:session', async (context) => {
    const wantsJson = context.req.header('accept') === 'application/json'
    const form = await context.req.formData()
    const open = find(context)
    if (!open) {
      return wantsJson ? context.json({ problem: 'expired' }, 410) : answerExpired(context, deps)
    }
    const submitted = { choice: String(form.get('choice')), code: String(form.get('code') ?? '') }
    const step = inTransaction(deps.db, () => answerStep(deps, open, submitted))
    if (step.kind === 'wrongCode') {
      const error = messagesIn(open.challenge.locale)('codeNotRight', { left: step.attemptsLeft })
      if (wantsJson) return context.json({ error })
      return answerChallengePage(context, deps, { open, error })
    }
    const { session_id: sessionId, origin, locale } = open.challenge
    const outcome = step.outcome === 'abandoned' ? 'closed' : 'challenge'
    if (wantsJson) return context.json({ outcome, threeDS2Result: step.proof })
    const home = new URL(`/${locale}/checkout/return`, origin)
    const { key: merchantReference } = open.payment
    home.search = String(
      new URLSearchParams({ sessionId, merchantReference, threeDS2Result: step.proof }),
    )
    return context.redirect(home.href, 303)
  })
}

const outcomes: Record<string, ChallengeOutcome> = { fail: 'failed', cancel: 'abandoned' }

function answerStep(
  { db, nowMs }: WindowDeps,
  { challenge, payment }: OpenChallenge,
  submitted: ChallengeForm,
): ChallengeStep {
  const { session_id: sessionId } = challenge
  const isCorrect = submitted.code.replaceAll(' ', '') === challengeCode
  const attemptsLeft = maxWrongCodes - challenge.wrong_codes - 1
  if (submitted.choice === 'confirm' && !isCorrect && attemptsLeft > 0) {
    countWrongCode(db, sessionId)
    return { kind: 'wrongCode', attemptsLeft }
  }
  const confirmed: ChallengeOutcome = isCorrect ? 'passed' : 'failed'
  const outcome = outcomes[submitted.choice] ?? confirmed
  const proof = concludeChallenge(db, sessionId, outcome)
  const finalState =
    outcome === 'passed'
      ? ({ state: 'authorised' } as const)
      : ({ state: 'refused', reason: 'challengeFailed' } as const)
  finishPayment(db, { ...payment, ...finalState }, nowMs())
  return { kind: 'concluded', outcome, proof }
}

type ChallengeForm = { choice: string; code: string }

function answerChallengePage(
  context: Context,
  deps: WindowDeps,
  { open: { challenge, payment }, error }: { open: OpenChallenge; error?: string },
) {
  const { locale, origin, session_id: sessionId } = challenge
  const translate = messagesIn(locale)
  const secondsLeft = Math.floor(((payment.due_at ?? 0) - deps.nowMs()) / 1000)
  const pageProps = { locale, payment, action: `/challenge/${sessionId}`, secondsLeft }
  const page = {
    locale,
    title: translate('challengeTitle'),
    kind: 'challenge',
    script: 'challenge',
    opener: { origin, sessionId },
    status: error === undefined ? 200 : 422,
    body: challengePage(translate, { ...pageProps, ...(error !== undefined && { error }) }),
  } as const
  return answerPage(context, deps, page)
}

import type { Context, Hono } from 'hono'
import {
  type Challenge,
  challengeCode,
  concludeChallenge,
  countWrongCode,
  findChallenge,
  mostWrongCodes,
  type Outcome,
} from './challenge.ts'
import { atomically } from './open-books.ts'
import { challengePage } from './pages/challenge-page.ts'
import { findPayment, type Payment } from './payment.ts'
import { settle } from './settle.ts'
import { answerOver, answerPage, type WindowNeeds } from './window-calls.ts'
import { wordsIn } from './words/words.ts'

type Open = { challenge: Challenge; payment: Payment }
type Met =
  | { kind: 'wrongCode'; left: number }
  | { kind: 'concluded'; outcome: Outcome; proof: string }

/** The bank's own page: meet it, fail it or leave it. */
export function addChallengeCalls(app: Hono, needs: WindowNeeds): void {
  const find = (context: Context): Open | undefined => {
    const challenge = findChallenge(needs.books, context.req.param('session') ?? '')
    const payment = challenge && findPayment(needs.books, challenge.reference)
    const isOpen = payment?.state === 'challenge' && (payment.due_at ?? 0) > needs.now()
    return challenge && isOpen ? { challenge, payment } : undefined
  }

  app.get('/challenge/:session', (context) => {
    const open = find(context)
    return open ? answerChallengePage(context, needs, { open }) : answerOver(context, needs)
  })
  app.post('/challenge/:session', async (context) => {
    const wantsJson = context.req.header('accept') === 'application/json'
    const form = await context.req.formData()
    const open = find(context)
    if (!open) {
      return wantsJson ? context.json({ problem: 'over' }, 410) : answerOver(context, needs)
    }
    const said = { choice: String(form.get('choice')), code: String(form.get('code') ?? '') }
    const met = atomically(needs.books, () => meet(needs, open, said))
    if (met.kind === 'wrongCode') {
      const wrong = wordsIn(open.challenge.locale)('codeNotRight', { left: met.left })
      if (wantsJson) return context.json({ wrong })
      return answerChallengePage(context, needs, { open, wrong })
    }
    const { session_id: sessionId, origin, locale } = open.challenge
    const outcome = met.outcome === 'abandoned' ? 'closed' : 'challenge'
    if (wantsJson) return context.json({ outcome, threeDS2Result: met.proof })
    const home = new URL(`/${locale}/checkout/return`, origin)
    const { key: merchantReference } = open.payment
    home.search = String(
      new URLSearchParams({ sessionId, merchantReference, threeDS2Result: met.proof }),
    )
    return context.redirect(home.href, 303)
  })
}

const outcomes: Record<string, Outcome> = { fail: 'failed', cancel: 'abandoned' }

function meet({ books, now }: WindowNeeds, { challenge, payment }: Open, said: Said): Met {
  const { session_id: sessionId } = challenge
  const isRight = said.code.replaceAll(' ', '') === challengeCode
  const left = mostWrongCodes - challenge.wrong_codes - 1
  if (said.choice === 'confirm' && !isRight && left > 0) {
    countWrongCode(books, sessionId)
    return { kind: 'wrongCode', left }
  }
  const confirmed: Outcome = isRight ? 'passed' : 'failed'
  const outcome = outcomes[said.choice] ?? confirmed
  const proof = concludeChallenge(books, sessionId, outcome)
  const verdict =
    outcome === 'passed'
      ? ({ state: 'authorised' } as const)
      : ({ state: 'refused', reason: 'challengeFailed' } as const)
  settle(books, { ...payment, ...verdict }, now())
  return { kind: 'concluded', outcome, proof }
}

type Said = { choice: string; code: string }

function answerChallengePage(
  context: Context,
  needs: WindowNeeds,
  { open: { challenge, payment }, wrong }: { open: Open; wrong?: string },
) {
  const { locale, origin, session_id: sessionId } = challenge
  const say = wordsIn(locale)
  const secondsLeft = Math.floor(((payment.due_at ?? 0) - needs.now()) / 1000)
  const shown = { locale, payment, action: `/challenge/${sessionId}`, secondsLeft }
  const page = {
    locale,
    title: say('challengeTitle'),
    kind: 'challenge',
    script: 'challenge',
    opener: { origin, sessionId },
    status: wrong === undefined ? 200 : 422,
    body: challengePage(say, { ...shown, ...(wrong !== undefined && { wrong }) }),
  } as const
  return answerPage(context, needs, page)
}

import { type PaymentProvider, ProviderAway } from '../payments/provider.ts'

export type Patience = {
  /** How long a shopper waits for an answer, in milliseconds. */
  patience: number
  /** So many unanswered requests in a row, and nobody is kept waiting for a while. */
  mostAway: number
  pause: number
  now: () => number
}

const usual: Patience = {
  patience: 6_000,
  mostAway: 5,
  pause: 15_000,
  now: () => performance.now(),
}

/** A provider that answers in time or is away; one that is away is not asked again at once. */
export function carefulProvider(
  provider: PaymentProvider,
  more: Partial<Patience> = {},
): PaymentProvider {
  const { patience, mostAway, pause, now } = { ...usual, ...more }
  let away = 0
  let awayUntil = -Infinity

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (now() < awayUntil)
      throw new ProviderAway('not asked: it was away a moment ago', { isUnsent: true })
    try {
      const answer = await inTime(question(), patience)
      away = 0
      return answer
    } catch (error) {
      if (error instanceof ProviderAway && ++away >= mostAway) awayUntil = now() + pause
      throw error
    }
  }

  return {
    name: provider.name,
    offers: provider.offers,
    openWindow: (request) => ask(() => provider.openWindow(request)),
    findCard: (sessionId) => ask(() => provider.findCard(sessionId)),
    openPayLater: (request) => ask(() => provider.openPayLater(request)),
    authorise: (request) => ask(() => provider.authorise(request)),
    answerChallenge: (request) => ask(() => provider.answerChallenge(request)),
    find: (key) => inTime(provider.find(key), patience / 2),
    abandon: (request) => ask(() => provider.abandon(request)),
    capture: (request) => ask(() => provider.capture(request)),
    void: (request) => ask(() => provider.void(request)),
    refund: (request) => ask(() => provider.refund(request)),
    readEvents: (webhook) => provider.readEvents(webhook),
  }
}

function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new ProviderAway(`no answer within ${milliseconds} ms`)),
    milliseconds,
  )
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

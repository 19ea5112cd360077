import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

export type BreakerSettings = {
  /** How long a shopper waits for an answer, in milliseconds. */
  timeoutMs: number
  /** The number of consecutive failures after which the breaker opens. */
  maxFailures: number
  /** How long it stays open. Requests fail at once meanwhile. */
  openMs: number
  clock: () => number
}

const defaults: BreakerSettings = {
  timeoutMs: 6_000,
  maxFailures: 5,
  openMs: 15_000,
  clock: () => performance.now(),
}

/** Limits how long a shopper waits for the provider, and pauses requests to a provider that does not answer. */
export function withTimeoutAndBreaker(
  provider: PaymentProvider,
  settings: Partial<BreakerSettings> = {},
): PaymentProvider {
  const { timeoutMs, maxFailures, openMs, clock } = { ...defaults, ...settings }
  let failures = 0
  let openUntil = -Infinity

  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    if (clock() < openUntil)
      throw new ProviderUnavailable(
        'the request was not sent because the provider was away a moment ago',
        { isUnsent: true },
      )
    try {
      const answer = await withTimeout(request(), timeoutMs)
      failures = 0
      return answer
    } catch (error) {
      if (error instanceof ProviderUnavailable && ++failures >= maxFailures)
        openUntil = clock() + openMs
      throw error
    }
  }

  /** The answer closes the breaker: some payments take too long, but the provider is not away. */
  async function lookUp(key: string) {
    const authorisation = await withTimeout(provider.find(key), timeoutMs / 2)
    failures = 0
    openUntil = -Infinity
    return authorisation
  }

  return {
    name: provider.name,
    offers: provider.offers,
    openWindow: (request) => send(() => provider.openWindow(request)),
    findCard: (sessionId) => send(() => provider.findCard(sessionId)),
    fingerprintOf: (token) => send(() => provider.fingerprintOf(token)),
    openPayLater: (request) => send(() => provider.openPayLater(request)),
    authorise: (request) => send(() => provider.authorise(request)),
    answerChallenge: (request) => send(() => provider.answerChallenge(request)),
    find: lookUp,
    cancelByKey: (request) => send(() => provider.cancelByKey(request)),
    capture: (request) => send(() => provider.capture(request)),
    void: (request) => send(() => provider.void(request)),
    refund: (request) => send(() => provider.refund(request)),
    readEvents: (webhook) => provider.readEvents(webhook),
  }
}

function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new ProviderUnavailable(`no answer within ${milliseconds} ms`)),
    milliseconds,
  )
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
}

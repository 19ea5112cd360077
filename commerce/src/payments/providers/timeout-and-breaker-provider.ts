import { type AuthoriseRequest, type PaymentProvider, ProviderUnavailable } from './provider.ts'

export type BreakerSettings = {
  /** How long a shopper waits for an answer, in milliseconds. */
  timeoutMs: number
  /** The number of cards, or other requests, that fail in a row before the breaker opens. */
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
  const { send, lookUp } = openBreaker(provider, { ...defaults, ...settings })
  const cards = cardsOfPayments()

  async function authorise(request: AuthoriseRequest) {
    const { key, token } = request
    cards.add(key, token)
    const authorisation = await send({ token }, () => provider.authorise(request))
    cards.add(authorisation.reference, token)
    return authorisation
  }

  return {
    name: provider.name,
    offers: provider.offers,
    openWindow: (request) => send({ name: Symbol('window') }, () => provider.openWindow(request)),
    findCard: (sessionId) => send({ name: sessionId }, () => provider.findCard(sessionId)),
    fingerprintOf: (token) => send({ name: token }, () => provider.fingerprintOf(token)),
    deleteToken: (token) => send({ name: token }, () => provider.deleteToken(token)),
    openPayLater: (request) => send({ name: request.key }, () => provider.openPayLater(request)),
    authorise,
    answerChallenge: (request) =>
      send(cards.find(request.reference), () => provider.answerChallenge(request)),
    find: (key) => lookUp(() => provider.find(key)),
    cancelByKey: (request) => send(cards.find(request.key), () => provider.cancelByKey(request)),
    capture: (request) => send(cards.find(request.reference), () => provider.capture(request)),
    void: (request) => send(cards.find(request.reference), () => provider.void(request)),
    refund: (request) => send(cards.find(request.reference), () => provider.refund(request)),
    readEvents: (webhook) => provider.readEvents(webhook),
  }
}

function openBreaker(
  provider: PaymentProvider,
  { timeoutMs, maxFailures, openMs, clock }: BreakerSettings,
) {
  const failures = unansweredSubjects()
  let openUntil = -Infinity

  async function send<Answer>(subject: Subject, request: () => Promise<Answer>): Promise<Answer> {
    if (clock() < openUntil)
      throw new ProviderUnavailable(
        'the request was not sent because the provider was away a moment ago',
        { isUnsent: true },
      )
    try {
      const answer = await withTimeout(request(), timeoutMs)
      failures.clear()
      return answer
    } catch (error) {
      if (error instanceof ProviderUnavailable) recordFailure(subject)
      throw error
    }
  }

  function recordFailure(subject: Subject): void {
    failures.add(subject)
    if (failures.count() >= maxFailures) openUntil = clock() + openMs
    if ('token' in subject) void identifyCard(subject.token)
  }

  /** A card has another token each time it is entered. The failed request does not wait for this lookup. */
  async function identifyCard(token: string): Promise<void> {
    const identity = withTimeout(identityOf(provider, token), timeoutMs / 2)
    const card = await identity.catch(() => undefined)
    if (card === undefined) return
    failures.identify(token, card)
    if (failures.count() < maxFailures) openUntil = -Infinity
  }

  /** An answer closes the breaker, because the provider is available even if some payments time out. */
  async function lookUp<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const answer = await withTimeout(request(), timeoutMs / 2)
    failures.clear()
    openUntil = -Infinity
    return answer
  }

  return { send, lookUp }
}

/** What a request concerns: a card, identified by its token, or something else, identified by its name. */
type Subject = { token: string } | { name: string | symbol }

/** The subjects of the requests that failed since the provider's last answer. A card counts once, even if it has several tokens. */
function unansweredSubjects() {
  const identities = new Map<string | symbol, string | symbol>()
  return {
    add: (subject: Subject) => {
      const id = 'token' in subject ? subject.token : subject.name
      if (!identities.has(id)) identities.set(id, id)
    },
    identify: (token: string, card: string) => {
      if (identities.has(token)) identities.set(token, card)
    },
    count: () => new Set(identities.values()).size,
    clear: () => identities.clear(),
  }
}

const maxRememberedPayments = 1_000

/** The tokens of the latest payments, by the keys and references that later requests name. */
function cardsOfPayments() {
  const tokens = new Map<string, string>()
  return {
    add: (id: string, token: string) => {
      tokens.set(id, token)
      const [oldest] = tokens.keys()
      if (tokens.size > maxRememberedPayments && oldest !== undefined) tokens.delete(oldest)
    },
    find: (id: string): Subject => {
      const token = tokens.get(id)
      return token === undefined ? { name: id } : { token }
    },
  }
}

/** The printed details of a card identify it well enough if the provider has no fingerprint of it. */
async function identityOf(provider: PaymentProvider, token: string): Promise<string | undefined> {
  const fingerprint = await provider.fingerprintOf(token)
  if (fingerprint !== undefined) return fingerprint
  const card = await provider.findCard(token)
  return card && JSON.stringify(card)
}

function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new ProviderUnavailable(`no answer within ${milliseconds} ms`)),
    milliseconds,
  )
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Authorisation,
  type AuthoriseRequest,
  type PaymentProvider,
  ProviderUnavailable,
} from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { withTimeoutAndBreaker } from './timeout-and-breaker-provider.ts'

const request: AuthoriseRequest = {
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token: 'tok_test_approve',
  amount: 12_900,
  currency: 'EUR',
  locale: 'de-de',
  origin: 'https://shop.example',
  challengeSeconds: 900,
}
const authorised: Authorisation = { state: 'authorised', reference: 'pay_1', amount: 12_900 }

const answer = vi.fn<() => Promise<Authorisation>>()
const neverAnswer = () => new Promise<never>(() => {})
const unguardedProvider = sandboxProvider({
  url: 'http://127.0.0.1:3001',
  secret: 'a secret of the tests',
})

beforeEach(() => {
  vi.useFakeTimers()
  answer.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

const guardedProvider = (more: Partial<PaymentProvider> = {}) =>
  withTimeoutAndBreaker({
    ...unguardedProvider,
    authorise: answer,
    find: neverAnswer,
    fingerprintOf: neverAnswer,
    ...more,
  })

const payWith = (card: number) => ({ ...request, token: `tok_test_card_${card}` })

type ProviderResult = Authorisation | ProviderUnavailable

/** The outcome of a request after so many seconds. */
async function afterSeconds(seconds: number, answerPromise: Promise<Authorisation>) {
  let result: ProviderResult | undefined
  void answerPromise.then(
    (authorisation) => (result = authorisation),
    (error: unknown) => {
      if (error instanceof ProviderUnavailable) result = error
    },
  )
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  return result
}

describe('a provider that does not answer (guarantee 41)', () => {
  test('times out after six seconds', async () => {
    answer.mockImplementation(neverAnswer)
    const answerPromise = guardedProvider().authorise(request)
    expect(await afterSeconds(5.9, answerPromise)).toBeUndefined()
    const result = await afterSeconds(0.2, answerPromise)
    expect(result).toBeInstanceOf(ProviderUnavailable)
    // The request may have arrived.
    expect(result).toMatchObject({ isUnsent: false })
  })

  test('gets no requests for fifteen seconds after failures of five cards', async () => {
    answer.mockImplementation(neverAnswer)
    const provider = guardedProvider()
    for (let card = 1; card <= 5; card++) await afterSeconds(6.1, provider.authorise(payWith(card)))
    expect(answer).toHaveBeenCalledTimes(5)

    expect(await afterSeconds(0, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(await afterSeconds(14, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(answer).toHaveBeenCalledTimes(5)

    await afterSeconds(1, neverAnswer())
    await afterSeconds(6.1, provider.authorise(request))
    expect(answer).toHaveBeenCalledTimes(6)
    expect(await afterSeconds(0, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(answer).toHaveBeenCalledTimes(6)
  })

  test('resets the breaker with an answer', async () => {
    const provider = guardedProvider()
    answer.mockImplementation(neverAnswer)
    for (let card = 1; card <= 4; card++) await afterSeconds(6.1, provider.authorise(payWith(card)))
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
    for (let card = 5; card <= 8; card++) await afterSeconds(6.1, provider.authorise(payWith(card)))
    expect(answer).toHaveBeenCalledTimes(9)
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
  })

  test('keeps getting requests while it answers lookups, so that one slow card stops no other', async () => {
    const find = async () => undefined
    const provider = guardedProvider({ find })
    answer.mockImplementation(neverAnswer)
    for (let card = 1; card <= 6; card++) {
      await afterSeconds(6.1, provider.authorise(payWith(card)))
      expect(await provider.find(request.key)).toBeUndefined()
    }
    expect(answer).toHaveBeenCalledTimes(6)

    const together = Array.from({ length: 6 }, (_, card) =>
      afterSeconds(0, provider.authorise(payWith(card))),
    )
    await Promise.all(together)
    await afterSeconds(6.1, neverAnswer())
    await provider.find(request.key)
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
  })

  test('keeps getting requests if one card fails again and again, though every time with another token', async () => {
    const provider = guardedProvider({ fingerprintOf: async () => 'visa 1111' })
    answer.mockImplementation(neverAnswer)
    for (let token = 1; token <= 5; token++)
      await afterSeconds(6.1, provider.authorise(payWith(token)))
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(payWith(9)))).toEqual(authorised)
  })

  test('gets requests again once it turns out that all failures were of one card', async () => {
    const provider = guardedProvider({
      fingerprintOf: async () => undefined,
      findCard: async () => ({ brand: 'visa', last4: '1111', expiryMonth: 3, expiryYear: 2030 }),
    })
    answer.mockImplementation(neverAnswer)
    const together = Array.from({ length: 6 }, (_, token) =>
      afterSeconds(0, provider.authorise(payWith(token))),
    )
    await Promise.all(together)
    await afterSeconds(6.1, neverAnswer())
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(payWith(9)))).toEqual(authorised)
  })

  test('counts the challenges and cancellations of a card as failures of the card', async () => {
    const provider = guardedProvider({
      answerChallenge: neverAnswer,
      cancelByKey: async () => neverAnswer(),
    })
    const orders = [1, 2, 3, 4, 5].map((order) => ({
      key: `CRN-10020${order}-1`,
      reference: `pay_${order}`,
    }))
    for (const { key, reference } of orders) {
      answer.mockResolvedValueOnce({
        state: 'challenge',
        reference,
        sessionId: 'session',
        challengeUrl: 'https://bank.example',
        opensAs: 'frame',
      })
      await afterSeconds(0, provider.authorise({ ...request, key }))
    }
    for (const { key, reference } of orders) {
      void provider.cancelByKey({ key }).catch(() => {})
      const challenge = { key: `${key}-proof`, reference, proof: 'proof' }
      await afterSeconds(6.1, provider.answerChallenge(challenge))
    }
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(payWith(9)))).toEqual(authorised)
  })

  test('does not open the breaker for other errors', async () => {
    const provider = guardedProvider()
    answer.mockRejectedValue(new Error('a programming error'))
    for (let attempt = 1; attempt <= 6; attempt++) {
      await expect(provider.authorise(request)).rejects.toThrow('a programming error')
    }
    expect(answer).toHaveBeenCalledTimes(6)
  })

  test('times out lookups after half the time, without opening the breaker', async () => {
    const provider = guardedProvider()
    answer.mockResolvedValue(authorised)
    for (let attempt = 1; attempt <= 6; attempt++) {
      const lookup = provider.find(request.key).then((result) => result ?? authorised)
      expect(await afterSeconds(3.1, lookup)).toBeInstanceOf(ProviderUnavailable)
    }
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
  })
})

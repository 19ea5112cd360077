import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Authorisation, type AuthoriseRequest, ProviderAway } from '../payments/provider.ts'
import { sandboxProvider } from '../payments/sandbox-provider.ts'
import { carefulProvider } from './careful-provider.ts'

const request: AuthoriseRequest = {
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token: 'tok_test_approve',
  amount: 12_900,
  currency: 'EUR',
  locale: 'de-de',
  origin: 'https://shop.example',
}
const authorised: Authorisation = { state: 'authorised', reference: 'pay_1', amount: 12_900 }

const answer = vi.fn<() => Promise<Authorisation>>()
const silence = () => new Promise<never>(() => {})
const usual = sandboxProvider({ address: 'http://127.0.0.1:3001', secret: 'a secret of the tests' })

beforeEach(() => {
  vi.useFakeTimers()
  answer.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

const careful = () => carefulProvider({ ...usual, authorise: answer, find: silence })

type Heard = Authorisation | ProviderAway

/** What came of it, once so much time has passed. */
async function afterSeconds(seconds: number, asked: Promise<Authorisation>) {
  let heard: Heard | undefined
  void asked.then(
    (given) => (heard = given),
    (error: unknown) => {
      if (error instanceof ProviderAway) heard = error
    },
  )
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  return heard
}

describe('a provider that does not answer (promise 41)', () => {
  test('is waited for six seconds, so that whoever pays is answered within ten', async () => {
    answer.mockImplementation(silence)
    const asked = careful().authorise(request)
    expect(await afterSeconds(5.9, asked)).toBeUndefined()
    const away = await afterSeconds(0.2, asked)
    expect(away).toBeInstanceOf(ProviderAway)
    // It may have arrived.
    expect(away).toMatchObject({ isUnsent: false })
  })

  test('is not asked any more after five times, until a quarter of a minute has passed', async () => {
    answer.mockImplementation(silence)
    const provider = careful()
    for (let turn = 1; turn <= 5; turn++) await afterSeconds(6.1, provider.authorise(request))
    expect(answer).toHaveBeenCalledTimes(5)

    expect(await afterSeconds(0, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(await afterSeconds(14, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(answer).toHaveBeenCalledTimes(5)

    await afterSeconds(1, silence())
    await afterSeconds(6.1, provider.authorise(request))
    expect(answer).toHaveBeenCalledTimes(6)
    expect(await afterSeconds(0, provider.authorise(request))).toMatchObject({ isUnsent: true })
    expect(answer).toHaveBeenCalledTimes(6)
  })

  test('is asked as before once it has answered', async () => {
    const provider = careful()
    answer.mockImplementation(silence)
    for (let turn = 1; turn <= 4; turn++) await afterSeconds(6.1, provider.authorise(request))
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
    for (let turn = 1; turn <= 4; turn++) await afterSeconds(6.1, provider.authorise(request))
    expect(answer).toHaveBeenCalledTimes(9)
    answer.mockResolvedValueOnce(authorised)
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
  })

  test('a no is an answer, and so is a mistake of ours', async () => {
    const provider = careful()
    answer.mockRejectedValue(new Error('a mistake of ours'))
    for (let turn = 1; turn <= 6; turn++) {
      await expect(provider.authorise(request)).rejects.toThrow('a mistake of ours')
    }
    expect(answer).toHaveBeenCalledTimes(6)
  })

  test('whoever looks an order up waits half as long, and closes no door', async () => {
    const provider = careful()
    answer.mockResolvedValue(authorised)
    for (let turn = 1; turn <= 6; turn++) {
      const looked = provider.find(request.key).then((found) => found ?? authorised)
      expect(await afterSeconds(3.1, looked)).toBeInstanceOf(ProviderAway)
    }
    expect(await afterSeconds(0, provider.authorise(request))).toEqual(authorised)
  })
})

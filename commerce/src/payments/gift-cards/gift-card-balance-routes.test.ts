import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { errorBody } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../../platform/faults.ts'
import { createMemoryCounter } from '../../platform/limits/rate-counter.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { exchangeCode, newChallenge, password } from '../../testing/sign-in.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { deleteOldPaymentAttempts } from '../payment-attempts-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true, asksForCaptcha: true })
})
beforeEach(() => shop.database.exec('delete from payment_attempt_counts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const validCode = '6006 4900 0000 0001'
const readBalance = (visitor: Visitor, code: string, more: object = {}) =>
  visitor.send('readGiftCardBalance', { body: { code, pin: '1111', ...more } })

describe('a balance', () => {
  test('is returned for a number and its PIN (PAY-039)', async () => {
    const { status, body } = await readBalance(await shop.guest(), validCode)

    expect(status).toBe(200)
    expect(body).toEqual({
      balance: 50,
      currency: 'USD',
      maskedCode: '•••• 0001',
      expiresOn: null,
    })
  })

  test.each([
    ['', 'GFC400'],
    ['6006490000000003', 'GFC700'],
    ['6006490000000004', 'GFC812'],
    ['6006490000000005', 'GFC725'],
    ['6006490000000006', 'GFC740'],
    ['6006490000009999', 'GFC800'],
  ])('of the card %j is refused: %s', async (code, errorId) => {
    expect((await readBalance(await shop.guest(), code)).errorId).toBe(errorId)
  })

  test('that differs from the ledger is not returned (PAY-054)', async () => {
    await shop.database.exec(
      `update gift_cards set balance_minor = balance_minor + 1 where last4 = '0001'`,
    )
    const { errorId } = await readBalance(await shop.guest(), validCode)
    await shop.database.exec(
      `update gift_cards set balance_minor = balance_minor - 1 where last4 = '0001'`,
    )

    expect(errorId).toBe('GFC799')
  })

  test('is temporarily unavailable while gift cards cannot be read', async () => {
    const disarm = onFault('gift-cards.requested', () => {
      throw Object.assign(new Error('lock timeout'), { code: '55P03' })
    })
    const { errorId } = await readBalance(await shop.guest(), validCode)
    disarm()

    expect(errorId).toBe('GFS800')
  })
})

describe('guessing', () => {
  const wrongCode = (index: number) => `6006490000${String(index).padStart(6, '9')}`

  test('needs a captcha after three wrong numbers, and is refused after ten (guarantee 33)', async () => {
    const guest = await shop.guest()
    const errorIds: (string | undefined)[] = []
    for (let index = 0; index < 5; index += 1)
      errorIds.push((await readBalance(guest, wrongCode(index))).errorId)
    expect(errorIds).toEqual(['GFC800', 'GFC800', 'GFC800', 'AUT403', 'AUT403'])

    const recaptcha_response = await solvedChallenge(guest, 'pay')
    expect((await readBalance(guest, wrongCode(6), { recaptcha_response })).errorId).toBe('GFC800')
    for (let index = 7; index < 11; index += 1) await readBalance(guest, wrongCode(index))
    const blocked = await readBalance(guest, wrongCode(11))
    expect(blocked.errorId).toBe('REQ429')
    const seconds = Number(blocked.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_000)
    expect(errorBody.parse(blocked.body).errorDetails[0]?.message).toBe(
      messageFor('tooManyRequests', 'en', { seconds }),
    )
  })

  test('of a PIN is counted for the card, across all shoppers', async () => {
    for (let index = 0; index < 11; index += 1)
      await readBalance(await shop.guest(), validCode, { pin: '0000' })

    expect((await readBalance(await shop.guest(), validCode)).errorId).toBe('REQ429')
  })

  test('is still counted if a valid card is checked in between', async () => {
    const guest = await shop.guest()
    for (let index = 0; index < 3; index += 1) {
      expect((await readBalance(guest, validCode)).status).toBe(200)
      expect((await readBalance(guest, wrongCode(index))).errorId).toBe('GFC800')
    }

    expect((await readBalance(guest, validCode)).errorId).toBe('AUT403')
  })

  test('is counted at the checkout and for reward codes as well', async () => {
    const { giftCard, pay } = await openPayingShopper(shop)
    await giftCard('9999')
    await pay({ payment_method_id: 'REWARD_CODE', code: 'GUESS-1' })
    await pay({ payment_method_id: 'REWARD_CODE', code: 'GUESS-2' })

    expect((await giftCard('0001')).errorId).toBe('AUT403')
    expect((await pay({ payment_method_id: 'REWARD_CODE', code: 'REWARD25' })).errorId).toBe(
      'AUT403',
    )
  })

  test('is no longer counted after an hour', async () => {
    const guest = await shop.guest()
    for (let index = 0; index < 4; index += 1) await readBalance(guest, wrongCode(index))
    await shop.database.exec(
      `update payment_attempt_counts set counted_since = counted_since - interval '3 hours'`,
    )

    expect((await readBalance(guest, validCode)).status).toBe(200)
    await shop.database.exec(
      `update payment_attempt_counts set counted_since = counted_since - interval '3 hours'`,
    )
    await deleteOldPaymentAttempts(shop.database.query)
    expect((await shop.database.run('select * from payment_attempt_counts')).rows).toEqual([])
  })

  test('a hundred concurrent times checks three numbers', async () => {
    const guest = await shop.guest()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => readBalance(guest, wrongCode(index))),
    )

    expect(answers.filter(({ errorId }) => errorId === 'GFC800')).toHaveLength(3)
  })
})

test('a card is saved with a captcha that was solved for it (PAY-033)', async () => {
  const shopper = await shop.guest()
  const { codeVerifier, codeChallenge } = newChallenge()
  const signedIn = await shopper.send<{ authorizationCode: string }>('signIn', {
    body: {
      type: 'Registered',
      username: 'partial@cairn.test',
      password,
      codeChallenge,
      recaptcha_response: await solvedChallenge(shopper, 'login'),
    },
  })
  await exchangeCode(shopper, { ...signedIn.body, codeVerifier })
  const card = { token: 'tok_of_a_visa', brand: 'visa', expiryMonth: 1, expiryYear: 2090 }
  const save = async (action?: 'pay' | 'login') =>
    shopper.send('saveInstrument', {
      body: {
        payment_method_id: 'CREDIT_CARD',
        card: { ...card, last4: '4242' },
        ...(action && { recaptcha_response: await solvedChallenge(shopper, action) }),
      },
    })

  expect((await save()).errorId).toBe('AUT403')
  expect((await save('login')).errorId).toBe('AUT403')
  expect((await save('pay')).status).toBe(200)
})

test('of many guesses nearly all are refused, and the others have the same response (guarantee 33)', async () => {
  const isLong = process.env['CAIRN_LONG'] === '1'
  const guesses = isLong ? 100_000 : 5_000
  const limited = await openShop({ countsAttempts: true, count: createMemoryCounter() })
  const guest = await limited.guest()
  const counts = new Map<string | undefined, number>()
  for (let index = 0; index < guesses; index += 100) {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, more) =>
        readBalance(guest, `60064900${10_000_000 + index + more}`),
      ),
    )
    for (const { errorId } of responses) counts.set(errorId, (counts.get(errorId) ?? 0) + 1)
  }
  await limited.close()

  expect([...counts.keys()].toSorted()).toEqual(['GFC800', 'REQ429'])
  expect((counts.get('REQ429') ?? 0) / guesses).toBeGreaterThanOrEqual(isLong ? 0.999 : 0.995)
})

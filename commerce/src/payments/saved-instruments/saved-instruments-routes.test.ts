import type { saveInstrument } from '@cairn/contract/payments/saved-instrument-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { findCardToPay } from './saved-instruments-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

type SavedInstrument = AnswerOf<typeof saveInstrument>

async function signedIn(email: string) {
  const visitor = await shop.guest()
  await signInAs(visitor, `${email}@cairn.test`)
  return visitor
}

const visa = {
  token: 'tok_of_a_visa',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2090,
}
const cardPayment = { payment_method_id: 'CREDIT_CARD', card: visa }
const save = (visitor: Visitor, body: object) =>
  visitor.send<SavedInstrument>('saveInstrument', { body })
type Query = Record<string, string | readonly string[]>
const readSaved = async (visitor: Visitor, query: Query = {}) =>
  (
    await visitor.send<{ payment_instruments: SavedInstrument[] }>('readSavedInstruments', {
      query,
    })
  ).body.payment_instruments
const mainCards = async (visitor: Visitor) =>
  (await readSaved(visitor)).filter(({ card }) => card?.main).map(({ card }) => card?.last4)

test('the saved instruments of a shopper are listed by payment method, each with its id (PAY-020, ACC-045)', async () => {
  const shopper = await signedIn('shopper')
  const instruments = await readSaved(shopper, { payment_method_id: 'CREDIT_CARD' })

  expect(instruments.map(({ payment_instrument_id: id }) => id)).toEqual([
    expect.stringMatching(/.+/),
    expect.stringMatching(/.+/),
  ])
  expect(await readSaved(shopper, { payment_method_id: 'REWARD_CODE' })).toEqual([])
  const methodsIn = async (query: Query) => [
    ...new Set((await readSaved(shopper, query)).map((saved) => saved.payment_method_id)),
  ]
  expect((await methodsIn({})).toSorted()).toEqual(['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CARD'])
  for (const method of ['CREDIT_CARD', 'REWARD_CARD'])
    expect(await methodsIn({ payment_method_id: method })).toEqual([method])
  const several = ['CREDIT_CARD', 'REWARD_CARD']
  expect((await methodsIn({ payment_method_id: several })).toSorted()).toEqual(several)
  expect(JSON.stringify(instruments)).not.toContain('tok_')
})

test('one saved card is the main one, and a card has its billing address (PAY-018, PAY-019)', async () => {
  const shopper = await signedIn('shopper')
  const instruments = await readSaved(shopper, { payment_method_id: 'CREDIT_CARD' })

  expect(instruments).toMatchObject([
    {
      payment_method_id: 'CREDIT_CARD',
      card: { last4: '1111', main: true },
      address: { city: 'Denver' },
    },
    { card: { last4: '3220', main: false } },
  ])
})

test('a card is saved once, regardless of its token (PAY-022, PAY-055)', async () => {
  const partial = await signedIn('partial')
  const { status, body } = await save(partial, cardPayment)

  expect(status).toBe(200)
  expect(body.card).toMatchObject({ paymentInstrumentId: body.payment_instrument_id, main: true })
  const response = await save(partial, { ...cardPayment, card: { ...visa, token: 'tok_another' } })
  expect(response.errorId).toBe('PYT300')
})

test('a saved card has an id and is listed (ACC-046)', async () => {
  const lastchance = await signedIn('lastchance')
  const { status, body } = await save(lastchance, cardPayment)
  expect(status).toBe(200)
  const id = body.card?.paymentInstrumentId
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readSaved(lastchance, { payment_method_id: 'CREDIT_CARD' })).toMatchObject([
    { card: { paymentInstrumentId: id, last4: '4242' } },
  ])
  await lastchance.send('removeSavedInstrument', { params: { paymentInstrumentId: id ?? '' } })
})

test('a card that is saved twice concurrently is saved once', async () => {
  const ipa = await signedIn('ipa')
  const answers = await Promise.all(
    ['tok_first_of_two', 'tok_second_of_two'].map((token) =>
      save(ipa, { ...cardPayment, card: { ...visa, token } }),
    ),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await readSaved(ipa)).toHaveLength(1)
})

test('another card can be made the main one, and removing it makes the remaining card the main one (PAY-018, ACC-047)', async () => {
  const wranx = await signedIn('wranx')
  await save(wranx, cardPayment)
  const { body } = await save(wranx, {
    ...cardPayment,
    card: { ...visa, token: 'tok_new_one', last4: '5555' },
  })
  const params = { paymentInstrumentId: body.payment_instrument_id }
  expect(await mainCards(wranx)).toEqual(['4242'])

  await wranx.send('changeSavedInstrument', { params, body: { card: { main: true } } })
  expect(await mainCards(wranx)).toEqual(['5555'])
  await wranx.send('removeSavedInstrument', { params })
  expect(await mainCards(wranx)).toEqual(['4242'])
})

test('the main card stays the main one until another card is (PAY-018)', async () => {
  const prosumer = await signedIn('ipa')
  const [main] = (await readSaved(prosumer)).filter(({ card }) => card?.main)
  const params = { paymentInstrumentId: main?.payment_instrument_id ?? '' }
  const { status } = await prosumer.send('changeSavedInstrument', {
    params,
    body: { card: { main: false } },
  })

  expect(status).toBe(200)
  expect(await mainCards(prosumer)).toEqual([main?.card?.last4])
})

test('the expiry of a card can be changed, but not to a past date', async () => {
  const employee = await signedIn('employee')
  const { body } = await save(employee, cardPayment)
  const params = { paymentInstrumentId: body.payment_instrument_id }
  const change = (card: object) =>
    employee.send<SavedInstrument>('changeSavedInstrument', { params, body: { card } })

  expect((await change({ expiryYear: 2089 })).body.card).toMatchObject({
    expiryMonth: 12,
    expiryYear: 2089,
  })
  expect((await change({ expiryYear: 2020 })).errorId).toBe('FE309')
  expect(
    (await save(employee, { ...cardPayment, card: { ...visa, expiryYear: 2020 } })).errorId,
  ).toBe('FE309')
})

test('a gift card is saved with its balance', async () => {
  const member = await signedIn('member')
  const card = { payment_method_id: 'GIFT_CARD', code: '6006490000000001', pin: '1111' }
  const { body } = await save(member, card)

  expect(body).toMatchObject({ amount: 50, maskedCode: '•••• 0001', card: null })
  expect((await save(member, card)).errorId).toBe('PYT300')
  expect((await save(member, { ...card, pin: '2222' })).errorId).toBe('GFC800')

  const { pay } = await openPayingShopper(shop, { account: 'member' })
  const response = await pay({
    payment_method_id: 'GIFT_CARD',
    payment_instrument_id: body.payment_instrument_id,
  })
  expect(response.body.paymentInstruments).toMatchObject([{ amount: 50 }])
})

test('the cards of another shopper cannot be read, changed or removed', async () => {
  const member = await signedIn('member')
  const params = { paymentInstrumentId: 'ca000001-0000-4000-8000-000000000001' }
  const answers = [
    await member.send('changeSavedInstrument', { params, body: { card: { main: true } } }),
    await member.send('removeSavedInstrument', { params }),
  ]

  expect(answers.map(({ errorId }) => errorId)).toEqual(['PYT404', 'PYT404'])
  expect(
    (await readSaved(member)).map((instrument) => instrument.payment_instrument_id),
  ).not.toContain(params.paymentInstrumentId)
})

test('a card that was removed elsewhere cannot pay (PAY-058)', async () => {
  const { visitor, basketId, pay } = await openPayingShopper(shop, { account: 'lastchance' })
  const { body } = await save(visitor, cardPayment)
  const { payment_instrument_id: id } = body
  const response = await pay({ payment_method_id: 'CREDIT_CARD', payment_instrument_id: id })
  const inCart = response.body.paymentInstruments[0]?.payment_instrument_id ?? ''
  const consumerId = 'c0000009-0000-4000-8000-000000000009'
  const find = (paymentInstrumentId: string) =>
    findCardToPay(shop.database.query, { paymentInstrumentId, cartId: basketId, consumerId })
  const token = { value: { token: visa.token, brand: 'visa', last4: '4242' } }
  expect([await find(id), await find(inCart)]).toMatchObject([token, token])

  await visitor.send('removeSavedInstrument', { params: { paymentInstrumentId: id } })
  const notFound = { refusal: { name: 'instrumentNotFound' } }
  expect([await find(id), await find(inCart)]).toMatchObject([notFound, notFound])
})

test('cards that are made the main one or removed at the same time leave one main card (PAY-018)', async () => {
  const shopper = await signedIn('athlete')
  const ids: string[] = []
  for (const last4 of ['0001', '0002', '0003', '0004']) {
    const card = { ...visa, token: `tok_of_card_${last4}`, last4 }
    const { body } = await save(shopper, { ...cardPayment, card })
    ids.push(body.payment_instrument_id)
  }
  const params = (paymentInstrumentId: string) => ({ params: { paymentInstrumentId } })
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all(
      ids.map((id) =>
        shopper.send('changeSavedInstrument', { ...params(id), body: { card: { main: true } } }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await mainCards(shopper)).toHaveLength(1)
  }
  const [first = '', second = '', ...others] = ids
  await Promise.all([
    shopper.send('removeSavedInstrument', params(first)),
    shopper.send('removeSavedInstrument', params(second)),
    ...others.map((id) =>
      shopper.send('changeSavedInstrument', { ...params(id), body: { card: { main: true } } }),
    ),
  ])
  expect(await mainCards(shopper)).toHaveLength(1)
})

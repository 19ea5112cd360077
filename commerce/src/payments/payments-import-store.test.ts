import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { findSavedInstruments } from './saved-instruments/saved-instruments-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.exec('truncate gift_cards, loyalty_members, reward_codes cascade'))

const card = { kind: 'giftCard', code: '6006 4900 0000 0077', pin: '4321', loaded: 80_00 }
const member = { kind: 'loyaltyMember', memberId: 'M-7', points: 500 }
const importData = (...rows: object[]) => importRows(database.query, rows)
const readValue = async (query: string) => (await database.run(query)).rows[0]?.['value']
const balance = () => readValue('select balance_minor as value from gift_cards')
const points = () => readValue('select points as value from loyalty_members')
const holdSome = () =>
  database.exec(`
    insert into gift_card_entries (card_id, kind, amount_minor, order_number)
      select card_id, 'held', -5000, 'CRN-1' from gift_cards;
    insert into points_entries (member_id, kind, points, order_number)
      select member_id, 'held', -300, 'CRN-1' from loyalty_members`)

test('importing the same rows again changes nothing', async () => {
  expect(await importData(card, member)).toMatchObject({ ok: true })
  expect(await importData(card, member)).toEqual({ ok: true, changes: [] })
  expect([await balance(), await points()]).toEqual([80_00, 500])
})

test('a higher loaded amount increases the remaining balance', async () => {
  await importData(card, member)
  await holdSome()
  await importData({ ...card, loaded: 100_00, spentBefore: 10_00 }, { ...member, points: 600 })

  expect([await balance(), await points()]).toEqual([40_00, 300])
})

test('an amount below what was already spent is refused and changes nothing', async () => {
  await importData(card, member)
  await holdSome()

  expect(await importData({ ...card, loaded: 49_99 }, { ...member, points: 299 })).toMatchObject({
    ok: false,
    problems: [
      { line: 1, path: 'loaded' },
      { line: 2, path: 'points' },
    ],
  })
  expect([await balance(), await points()]).toEqual([30_00, 200])
})

test('a card that is imported as voided is voided and keeps its PIN', async () => {
  await importData(card)
  const pin = await readValue('select pin_hash as value from gift_cards')
  await importData({ ...card, voided: true })

  expect(await readValue('select is_voided as value from gift_cards')).toBe(true)
  expect(await readValue('select pin_hash as value from gift_cards')).toBe(pin)
})

test('a number written in two ways is one card', async () => {
  expect(await importData(card, { ...card, code: '6006-4900-0000-0077' })).toMatchObject({
    ok: false,
    problems: [{ line: 2 }],
  })
})

test('a saved gift card is imported into the account of its owner', async () => {
  const consumerId = 'c0000007-0000-4000-8000-000000000077'
  const savedCard = {
    kind: 'savedGiftCard',
    paymentInstrumentId: 'ca000077-0000-4000-8000-000000000077',
    consumerId,
    code: card.code,
  }
  expect(await importData(card, savedCard)).toMatchObject({ ok: true })
  expect(await importData(savedCard)).toEqual({ ok: true, changes: [] })
  expect(await findSavedInstruments(database.query, consumerId)).toMatchObject([
    { method: 'GIFT_CARD', details: { maskedCode: '•••• 0077' }, balance: 80_00, isMain: false },
  ])
})

test('a saved card is imported with the first digits of its number, or without them', async () => {
  const consumerId = 'c0000007-0000-4000-8000-000000000078'
  const savedCard = {
    kind: 'savedCard',
    paymentInstrumentId: 'ca000078-0000-4000-8000-000000000078',
    consumerId,
    token: 'tok_of_a_visa',
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2090,
  }
  const readCard = async () =>
    (await findSavedInstruments(database.query, consumerId)).map(({ details }) => details.card)

  expect(await importData(savedCard)).toMatchObject({ ok: true })
  expect(await readCard()).toEqual([expect.not.objectContaining({ bin: expect.anything() })])
  const withFirstDigits = { ...savedCard, bin: '424242' }
  expect(await importData(withFirstDigits)).toMatchObject({ ok: true })
  expect(await importData(withFirstDigits)).toEqual({ ok: true, changes: [] })
  expect(await readCard()).toMatchObject([{ last4: '4242', bin: '424242' }])
})

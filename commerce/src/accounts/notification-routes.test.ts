import type { changeNotification, readProfile } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from notification_choices'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const optOut = { requestType: 'BackInStock', organisation: 'CAIRN', payload: { optin: false } }

async function signedIn(account = 'shopper') {
  const visitor = await shop.guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const change = (visitor: Visitor, body: object) =>
  visitor.send<AnswerOf<typeof changeNotification>>('changeNotification', { body })

const choicesOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readProfile>>('readProfile')).body.consumerProfile
    .notifications

test('a choice about notifications is kept and shown in the profile (ACC-053)', async () => {
  const visitor = await signedIn()
  const choice = { type: 'BackInStock', channel: 'email', optin: false }
  const { status, body } = await change(visitor, optOut)
  expect([status, body.notifications]).toEqual([200, [choice]])
  expect(await choicesOf(visitor)).toEqual([choice])

  await change(visitor, { ...optOut, payload: { optin: true } })
  await change(visitor, {
    ...optOut,
    requestType: 'Reviews',
    payload: { channel: 'sms', optin: false },
  })
  expect(await choicesOf(visitor)).toEqual([
    { ...choice, optin: true },
    { type: 'Reviews', channel: 'sms', optin: false },
  ])
  expect(await choicesOf(await signedIn('member'))).toEqual([])
})

test.each([
  ['a type', 'requestType', 'ATTR100', '(ERR-015)'],
  ['an organisation', 'organisation', 'ATTR200', '(ERR-016)'],
  ['a payload', 'payload', 'ATTR300', '(ERR-017)'],
])('a choice without %s (%s) is refused with %s %s', async (_, field, errorId) => {
  const visitor = await signedIn()
  const { [field]: _missing, ...body } = optOut as Record<string, unknown>
  expect(await change(visitor, body)).toMatchObject({ status: 400, errorId })
  expect(await choicesOf(visitor)).toEqual([])
})

test('guests have no choices', async () => {
  expect((await change(await shop.guest(), optOut)).errorId).toBe('AUT432')
})

import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { newShopper } from '../testing/new-shopper.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { signUpForm } from '../testing/sign-up.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(email: string) {
  const guest = await shop.guest()
  await signInAs(guest, email)
  return guest
}

type ProfileAnswer = AnswerOf<typeof readProfile>

const acceptTerms = { body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } }

test('an employee gets the discount as soon as they accept the terms (INST-003, INST-010)', async () => {
  const employee = await signedIn('employee@cairn.test')
  const created = await employee.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  expect(created.body.totals.totalDiscount).toBe(0)

  const response = await employee.send('changeProfile', acceptTerms)
  expect(response.body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: true } })

  const params = { basketId: created.body.basketId }
  const { totals } = (await employee.send<Cart>('readCart', { params })).body
  expect(totals.totalDiscount).toBe(Math.round(totals.itemTotal * 30) / 100)
})

test('the token of an employee says whether the terms are accepted (SES-005)', async () => {
  await shop.database.exec('update accounts set employee_terms_accepted = false')
  const employee = await signedIn('employee@cairn.test')
  const readToken = () => employee.send('requestToken', { body: { type: 'Refresh' } })
  expect((await readToken()).body).toMatchObject({ isEmployeeDiscountTCAccepted: false })

  await employee.send('changeProfile', acceptTerms)
  expect((await readToken()).body).toMatchObject({ isEmployeeDiscountTCAccepted: true })
})

test('only an employee can accept the terms', async () => {
  const shopper = await signedIn('shopper@cairn.test')

  const terms = await shopper.send('changeProfile', acceptTerms)
  expect(terms).toMatchObject({ status: 403, body: { errorDetails: [{ errorId: 'AUT432' }] } })
})

test('a refused change of the profile does not accept the terms', async () => {
  const employee = await signedIn('employee@cairn.test')
  await shop.database.exec('update accounts set employee_terms_accepted = false')
  const consumerProfile = {
    isEmployeeDiscountTCAccepted: true,
    consumerDetails: { phone: '+13035550104' },
  }
  const response = await employee.send('changeProfile', { body: { consumerProfile } })
  expect(response).toMatchObject({ errorId: 'AUT442' })

  const { body } = await employee.send('readProfile', { query: {} })
  expect(body).toMatchObject({ consumerProfile: { isEmployeeDiscountTCAccepted: false } })
})

test('the profile of a deleted account is not found (ACC-008)', async () => {
  const visitor = await signedIn('lastchance@cairn.test')
  await shop.database.exec(`
    alter table accounts disable trigger all;
    delete from accounts where email = 'lastchance@cairn.test';
    alter table accounts enable trigger all`)
  const read = await visitor.send('readProfile', { query: {} })

  expect(read).toMatchObject({ status: 404, errorId: 'PRO404' })
})

test('interests and shoe size are kept in the profile, and nothing else of the preferences (ACC-028, ACC-041)', async () => {
  const shopper = await signedIn('athlete@cairn.test')
  const change = (preferences: Record<string, string>) =>
    shopper.send<ProfileAnswer>('changeProfile', { body: { consumerProfile: { preferences } } })
  const stored = async () =>
    (await shopper.send<ProfileAnswer>('readProfile', { query: {} })).body.consumerProfile
      .preferences

  await change({ interests: 'hiking|climbing', preferredShoeSize: '9.5', colour: 'red' })
  expect(await stored()).toEqual({ interests: 'hiking|climbing', preferredShoeSize: '9.5' })
  await change({ interests: 'skiing' })
  expect(await stored()).toEqual({ interests: 'skiing', preferredShoeSize: '9.5' })
  await change({ interests: '', preferredShoeSize: '' })
  expect(await stored()).toEqual({})
})

test('subscriptions are changed with the profile, all or none (ACC-034)', async () => {
  const shopper = await signedIn('shopper@cairn.test')
  const change = (...subscriptions: Record<string, unknown>[]) =>
    shopper.send<ProfileAnswer>('changeProfile', { body: { consumerProfile: { subscriptions } } })
  const newsletter = { type: 'Newsletter', channel: 'email', optin: true }
  const textMessages = { type: 'Newsletter', channel: 'sms', optin: true }
  const chosen = async () => {
    const { body } = await shopper.send<ProfileAnswer>('readProfile', { query: {} })
    const { subscriptions } = body.consumerProfile
    return subscriptions.map(({ channel, recipient, optin }) => [channel, recipient, optin])
  }

  expect(await change(newsletter, { ...textMessages, recipient: '555' })).toMatchObject({
    errorId: 'REQ400',
  })
  expect(await chosen()).toEqual([])

  await change(newsletter, textMessages)
  expect(await chosen()).toEqual([
    ['email', 'shopper@cairn.test', true],
    ['sms', '+13035550100', true],
  ])
  await change({ ...newsletter, optin: false })
  expect((await chosen())[0]).toEqual(['email', 'shopper@cairn.test', false])
})

test.each([
  ['employee', 'employee', { currentSpend: 350, annualCap: 2_000 }, '(INST-022)'],
  ['athlete', 'athlete', { currentSpend: 400, annualCredit: 1_500 }, '(INST-023)'],
  ['wranx', 'prosumer', { currentSpend: 120, annualCredit: 1_000 }, '(INST-024)'],
] as const)('the profile of %s has the year of an %s: %j %s', async (...[account, group, year]) => {
  const shopper = await signedIn(`${account}@cairn.test`)
  const { body } = await shopper.send<ProfileAnswer>('readProfile', { query: {} })
  const { consumerDetails } = body.consumerProfile
  expect(consumerDetails[group]).toEqual(year)
  const others = (['employee', 'athlete', 'prosumer'] as const).filter((other) => other !== group)
  expect(others.map((other) => consumerDetails[other])).toEqual([null, null])
})

test('the profile has the personal details and the addresses of the shopper (ACC-025)', async () => {
  const shopper = await signedIn('shopper@cairn.test')
  const { body } = await shopper.send<ProfileAnswer>('readProfile', { query: {} })
  expect(body.consumerProfile.consumerDetails).toMatchObject({
    email: 'shopper@cairn.test',
    firstName: 'Sam',
    lastName: 'Whitlock',
    phone: '+13035550100',
    postalCode: '80202',
    birthDate: '1988-04-12',
    address: [{ city: 'Denver' }, { city: 'Boulder' }],
  })
})

test.each([
  ['athlete', ['ATHLETE'], 'athlete'],
  ['wranx', ['WRANX'], 'prosumer'],
  ['ipa', ['IPA'], 'prosumer'],
  ['employee', ['EMPLOYEE'], 'employee'],
] as const)(
  'the profile of %s has the identity %j and the year of the %s (ACC-026)',
  async (account, types, group) => {
    const shopper = await signedIn(`${account}@cairn.test`)
    const { body } = await shopper.send<ProfileAnswer>('readProfile', { query: {} })
    const { identity, ...details } = body.consumerProfile.consumerDetails
    expect(identity).toEqual(types.map((type) => ({ type })))
    expect(details[group]).toMatchObject({ currentSpend: expect.any(Number) })
  },
)

test('the profile is read by a shopper who is signed in, and refused to a guest (ACC-042)', async () => {
  const shopper = await signedIn('member@cairn.test')
  const read = (visitor: Visitor) =>
    visitor.send<ProfileAnswer>('readProfile', { query: { includeLoyaltySummary: 'true' } })
  const { status, body } = await read(shopper)
  expect(status).toBe(200)
  expect(body.consumerProfile).toMatchObject({
    consumerDetails: { email: 'member@cairn.test' },
    loyaltySummary: { points: { balance: 12_500 } },
  })
  const refused = await read(await shop.guest())
  expect(refused).toMatchObject({ status: 403, errorId: 'AUT432' })
  expect(refused.body).not.toHaveProperty('consumerProfile')
})

test('each subscription in the profile has its type, channel and consents (ACC-029)', async () => {
  const shopper = await signedIn('wranx@cairn.test')
  const subscription = { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true }
  await shopper.send('subscribe', { body: subscription })
  const { body } = await shopper.send<ProfileAnswer>('readProfile', { query: {} })
  expect(body.consumerProfile.subscriptions).toMatchObject([
    { ...subscription, doubleOptin: false },
  ])
})

test('a profile subscribes no email address but its own, because each gets a mail', async () => {
  const shopper = await newShopper(shop)
  const change = (subscription: Record<string, unknown>) =>
    shopper.send('changeProfile', {
      body: {
        consumerProfile: {
          subscriptions: [{ type: 'Newsletter', channel: 'email', ...subscription }],
        },
      },
    })
  const recipient = 'somebody.else@example.com'
  expect(await change({ optin: true, recipient })).toMatchObject({ status: 400, errorId: 'REQ400' })
  expect(await change({ optin: false, recipient })).toMatchObject({ status: 200 })
  expect(await change({ optin: true, recipient: signUpForm.email.toUpperCase() })).toMatchObject({
    status: 200,
  })
  await change({ optin: false })
})

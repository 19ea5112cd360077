import { headers } from '@cairn/contract/wire/headers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { tokenIn } from '../testing/mailed-token.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { ownProfile, signUp, signUpForm } from '../testing/sign-up.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const accountOf = async (email: string) =>
  (await shop.database.run(`select * from accounts where email = '${email}'`)).rows[0]

describe('signing up', () => {
  test('creates an account that can sign in, and stores what the form sent (AUTH-040)', async () => {
    const visitor = await shop.guest()
    const response = await visitor.send('signUp', {
      body: signUpForm,
      headers: { [headers.source]: 'kiosk' },
    })
    expect(response).toMatchObject({ status: 200, body: { memberId: null } })
    await signInAs(visitor, signUpForm.email)
    expect((await ownProfile(visitor)).consumerDetails).toMatchObject({
      email: 'nora.vance@example.com',
      firstName: 'Nora',
      lastName: 'Vance',
      phone: '+13035550142',
      postalCode: '80202',
      birthDate: '1990-05-17',
    })
    expect(await accountOf(signUpForm.email)).toMatchObject({
      is_temporary_password: true,
      terms_accepted_at: expect.anything(),
      acquisition: { ...signUpForm.source, leadSource: 'kiosk' },
    })
  })

  test('mails a link to the address, which is not verified until then', async () => {
    const email = 'mailed@example.com'
    const visitor = await shop.guest()
    const mails = await mailsAfter(shop, () => signUp(visitor, { email, phone: '3035550146' }))
    expect(mails).toMatchObject([{ kind: 'welcome', recipient: email }])
    await signInAs(visitor, email)
    expect((await ownProfile(visitor)).isEmailVerified).toBe(false)
    await visitor.send('verifyEmail', { body: { token: tokenIn(mails[0]) } })
    expect((await ownProfile(visitor)).isEmailVerified).toBe(true)
  })

  test('stores the password as an argon2id hash', async () => {
    const email = 'hash@example.com'
    await signUp(await shop.guest(), { email, phone: '3035550143' })
    const { password_hash: hash } = (await accountOf(email)) ?? {}
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('subscribes and joins as the consents say (AUTH-114, AUTH-115)', async () => {
    const visitor = await shop.guest()
    const email = 'member@example.com'
    const { body } = await signUp(visitor, {
      email,
      phone: '(303) 555-0144',
      subscriptions: {
        newsletterConsent: true,
        loyaltyConsent: true,
        smsNotificationConsent: true,
        loyaltyEnrollment: 'Full',
        loyaltyNewsletterConsent: true,
      },
    })
    expect(body['memberId']).toMatch(/^M-\d{12}$/)
    await signInAs(visitor, email)
    const { subscriptions, isLoyaltyMember, enrollments } = await ownProfile(visitor)
    expect(isLoyaltyMember).toBe(true)
    expect(enrollments).toMatchObject([{ optin: true, doubleOptin: true, country: 'US' }])
    expect(subscriptions).toMatchObject([
      { type: 'LoyaltyNewsletter', channel: 'email', recipient: email, optin: true },
      { type: 'Newsletter', channel: 'email', recipient: email, optin: true },
      { type: 'Newsletter', channel: 'sms', recipient: '+13035550144', optin: true },
    ])
  })

  test('without consents subscribes to nothing', async () => {
    const visitor = await shop.guest()
    const email = 'quiet@example.com'
    await signUp(visitor, { email, phone: '3035550145' })
    await signInAs(visitor, email)
    expect(await ownProfile(visitor)).toMatchObject({
      subscriptions: [],
      enrollments: [],
      isLoyaltyMember: false,
    })
  })

  test('twice at once creates one account', async () => {
    const visitors = await Promise.all([1, 2, 3].map(() => shop.guest()))
    const responses = await Promise.all(
      visitors.map((visitor, index) =>
        signUp(visitor, { email: 'twice@example.com', phone: `303555015${index}` }),
      ),
    )
    const results = responses.map(({ errorId = 'created' }) => errorId)
    expect(results.toSorted()).toEqual(['AUT439', 'AUT439', 'created'])
  })
})

describe('signing up is refused', () => {
  /** The error code of a sign-up with these changes of a valid form, which must create no account. */
  async function refusalOf(changes: Record<string, unknown>) {
    const before = await shop.database.run('select count(*) from accounts')
    const { errorId } = await signUp(await shop.guest(), {
      email: 'refused@example.com',
      phone: '3035550199',
      ...changes,
    })
    expect((await shop.database.run('select count(*) from accounts')).rows).toEqual(before.rows)
    return errorId
  }

  test.each([
    ['AUT439', 'with the email address of an account', { email: ' SHOPPER@cairn.test ' }],
    ['AUT444', 'with the phone number of another account', { phone: '303-555-0100' }],
    ['PRO411', 'without a birth date', { birthDate: undefined }],
  ])('as %s %s (AUTH-146)', async (errorId, _, changes) => {
    expect(await refusalOf(changes)).toBe(errorId)
  })

  test.each([
    ['with a malformed email address', { email: 'nora' }, 'AUT453'],
    ['with a password of seven characters', { password: 'Trail1a' }, 'FE872'],
    ['with a password without a digit', { password: 'Trailhead' }, 'REQ400'],
    ['with a password that many people have', { password: 'Password123' }, 'REQ406'],
    ['below the minimum age', { birthDate: '2020-01-01' }, 'PRO410'],
    ['with a birth date before 1900', { birthDate: '1899-12-31' }, 'REQ400'],
    ['without a phone number where one is required', { phone: undefined }, 'REQ400'],
    ['with a number that is no phone number', { phone: '1155550100' }, 'REQ400'],
    ['with a postal code of another form', { postalCode: '1234' }, 'REQ400'],
    ['without the terms', { isTermsConfirmed: false }, 'REQ400'],
  ])('%s', async (_, changes, errorId) => {
    expect(await refusalOf(changes)).toBe(errorId)
  })

  test('at a site without accounts', async () => {
    const closedShop = await openShop({ sitesWithoutAccounts: ['CAIRN-US'] })
    const response = await signUp(await closedShop.guest())
    await closedShop.close()
    expect(response).toMatchObject({ status: 404, errorId: 'AUT440' })
  })

  test('without a captcha that was solved for it (AUTH-117, AUTH-136)', async () => {
    const shopWithCaptcha = await openShop({ asksForCaptcha: true })
    const visitor = await shopWithCaptcha.guest()
    const errorWith = async (recaptcha_response?: string) =>
      (await signUp(visitor, { recaptcha_response })).errorId
    expect(await errorWith()).toBe('AUT403')
    expect(await errorWith(await solvedChallenge(visitor, 'login'))).toBe('AUT403')
    expect(await errorWith(await solvedChallenge(visitor, 'register'))).toBeUndefined()
    await shopWithCaptcha.close()
  })
})

describe('who signs up with the email address of somebody else', () => {
  test('gets nothing of a profile that was imported without a password', async () => {
    const before = await accountOf('invited@cairn.test')
    const visitor = await shop.guest()
    const response = await signUp(visitor, { email: 'invited@cairn.test', phone: '3035550161' })

    expect(response).toMatchObject({ status: 409, errorId: 'AUT439' })
    expect(Object.keys(response.body)).toEqual(['errorDetails', 'correlationId'])
    expect(await accountOf('invited@cairn.test')).toEqual(before)
  })

  test('gets nothing that guests have left under the address', async () => {
    const email = 'somebody@example.com'
    const owner = await shop.guest()
    await owner.send('subscribe', {
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient: email },
    })
    const visitor = await shop.guest()
    await signUp(visitor, { email, phone: '3035550162' })
    await signInAs(visitor, email)
    expect((await ownProfile(visitor)).subscriptions).toEqual([])
  })

  test('gets nothing of a customer with the address who is imported later', async () => {
    const email = 'later@example.com'
    await signUp(await shop.guest(), { email, phone: '3035550163' })
    const before = await accountOf(email)
    const consumerId = crypto.randomUUID()
    const customer = { kind: 'customer', consumerId, email, memberId: 'M-900000000001' }
    const report = await importRows(shop.database.query, [customer])

    expect(report).toMatchObject({
      problems: [{ message: 'another customer has this address' }],
    })
    expect(await accountOf(email)).toEqual(before)
  })
})

test('in Germany neither phone number nor postal code is needed, and a birth date is', async () => {
  const visitor = await shop.visitor()
  await visitor.send('requestToken', { body: { type: 'Guest' }, locale: 'de-de' })
  const german = {
    email: 'nora@example.de',
    phone: undefined,
    postalCode: undefined,
    gender: 'undisclosed',
  }
  expect(await signUp(visitor, { ...german, birthDate: '2011-01-01' }, 'de-de')).toMatchObject({
    errorId: 'PRO410',
  })
  expect(await signUp(visitor, german, 'de-de')).toMatchObject({ status: 200 })
})

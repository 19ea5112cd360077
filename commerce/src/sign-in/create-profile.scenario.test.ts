import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { ownProfile, signUp, signUpForm } from '../testing/sign-up.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec(`delete from accounts where login like '%@example.com'`))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const person = { email: 'nora@example.com', firstName: 'Nora', lastName: 'Vance' }

const createProfile = (visitor: Visitor, details: object = {}, recaptcha_response?: string) =>
  visitor.send<{ consumerId: string }>('createProfile', {
    body: { consumerProfile: { consumerDetails: { ...person, ...details } }, recaptcha_response },
  })

const accountOf = async (email: string) =>
  (await shop.database.run('select * from accounts where login = $1', [email])).rows[0]

describe('a guest who asks for a profile', () => {
  test('gets one without a password, which only the mailed link completes (ACC-044)', async () => {
    const visitor = await shop.guest()
    const mails = await mailsAfter(shop, async () =>
      expect(await createProfile(visitor)).toMatchObject({
        status: 200,
        body: { consumerId: expect.stringMatching(uuid) },
      }),
    )
    expect(mails).toMatchObject([{ kind: 'profileCreated', recipient: person.email }])
    const { account_id: consumerId } = (await accountOf(person.email)) ?? {}
    expect(await accountOf(person.email)).toMatchObject({
      password_hash: null,
      verified_login: null,
    })

    const owner = await shop.guest()
    const link = { consumerId, email: person.email }
    expect(await owner.send('readUserData', { body: link })).toMatchObject({
      body: { consumerDetails: { email: person.email } },
    })
    expect(await signUp(owner, { ...person, phone: '3035550191' })).toMatchObject({ status: 200 })
    await signInAs(owner, person.email)
    expect((await ownProfile(owner)).isEmailVerified).toBe(true)
  })

  test('cannot complete it with the id of the answer, so that nobody gets the address of somebody else', async () => {
    const stranger = await shop.guest()
    const { body } = await createProfile(stranger)
    const link = { consumerId: body.consumerId, email: person.email }
    expect(await stranger.send('readUserData', { body: link })).toMatchObject({ errorId: 'CCN404' })
    expect(await signUp(stranger, { ...person, phone: '3035550192' })).toMatchObject({
      errorId: 'AUT439',
    })
  })

  test.each([
    ['an account', 'shopper@cairn.test', 'profileExists'],
    ['a profile without a password', 'invited@cairn.test', 'profileCreated'],
  ])('gets the same answer for the address of %s, which is not changed', async (_, email, kind) => {
    const before = await accountOf(email)
    const visitor = await shop.guest()
    const mails = await mailsAfter(shop, async () => {
      const known = await createProfile(visitor, { email, postalCode: '10001' })
      expect(known).toMatchObject({ status: 200 })
      expect(known.body).toEqual({ consumerId: expect.stringMatching(uuid) })
      expect(known.body.consumerId).not.toBe(before?.['account_id'])
    })
    expect(await accountOf(email)).toEqual(before)
    expect(mails).toMatchObject([{ kind, recipient: email }])
  })

  test('plants neither details nor consents, which the owner would find filled in', async () => {
    const visitor = await shop.guest()
    const stranger = {
      firstName: 'Mallory',
      lastName: 'Stranger',
      birthDate: '1950-01-01',
      postalCode: '10001',
      gender: 'other',
    }
    await visitor.send('createProfile', {
      body: {
        consumerProfile: {
          consumerDetails: { ...person, ...stranger, phone: '3035550193' },
          enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }],
          subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
        },
      },
    })
    expect(await accountOf(person.email)).toMatchObject({ phone: null, member_id: null })
    const { rows } = await shop.database.run(
      `select * from subscriptions where recipient = '${person.email}'`,
    )
    expect(rows).toEqual([])

    const owner = await shop.guest()
    const { account_id: consumerId } = (await accountOf(person.email)) ?? {}
    const { body } = await owner.send('readUserData', { body: { consumerId, email: person.email } })
    expect(body['consumerDetails']).toEqual({ email: person.email })
    await signUp(owner, { ...person, phone: '3035550194' })
    await signInAs(owner, person.email)
    expect((await ownProfile(owner)).consumerDetails).toMatchObject({
      firstName: 'Nora',
      lastName: 'Vance',
      birthDate: signUpForm.birthDate,
      postalCode: signUpForm.postalCode,
    })
    expect((await ownProfile(owner)).consumerDetails.gender).toBeUndefined()
  })

  test('causes three mails a day to an address', async () => {
    const visitor = await shop.guest()
    const mails = await mailsAfter(shop, async () => {
      for (let count = 0; count < 5; count += 1) await createProfile(visitor)
    })
    expect(mails).toHaveLength(3)
  })

  test.each([
    ['without an address', { email: undefined }, 'AUT453'],
    ['with a malformed address', { email: 'nora' }, 'AUT453'],
    ['below the minimum age', { birthDate: '2020-01-01' }, 'PRO410'],
    ['with a postal code of another form', { postalCode: '1234' }, 'REQ400'],
  ])('is refused %s', async (_, details, errorId) => {
    expect(await createProfile(await shop.guest(), details)).toMatchObject({ errorId })
    expect(await accountOf(person.email)).toBeUndefined()
  })

  test('needs a captcha that was solved for it', async () => {
    const shopWithCaptcha = await openShop({ asksForCaptcha: true })
    const visitor = await shopWithCaptcha.guest()
    expect((await createProfile(visitor)).errorId).toBe('AUT403')
    const solution = await solvedChallenge(visitor, 'register')
    expect((await createProfile(visitor, {}, solution)).errorId).toBeUndefined()
    await shopWithCaptcha.close()
  })
})

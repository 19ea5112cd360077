import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { ownProfile, signUp, signUpForm } from '../testing/sign-up.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

describe('who opens the link in the mail to a profile without a password', () => {
  const email = 'invited@cairn.test'
  const consumerId = '5b9f2d7e-41c6-4a83-9d0e-7c1f6b2a8e54'
  const openLink = (visitor: Visitor, link: object = {}) =>
    visitor.send('readUserData', { body: { consumerId, email, ...link } })

  beforeEach(() =>
    shop.database.exec(
      `update accounts set password_hash = null, link_session_id = null, verified_login = null where email = '${email}'`,
    ),
  )

  test('gets what the profile has, and completes it by signing up (AUTH-093, ACC-052)', async () => {
    const visitor = await shop.guest()
    expect(await openLink(visitor)).toMatchObject({
      status: 200,
      body: {
        consumerDetails: { email, firstName: 'Ines', lastName: 'Moreau', postalCode: '80203' },
        enrollments: [],
      },
    })
    const completed = { email, firstName: 'Paula', phone: '3035550171' }
    const mails = await mailsAfter(shop, async () =>
      expect(await signUp(visitor, completed)).toMatchObject({ status: 200, body: { consumerId } }),
    )
    expect(mails).toEqual([])
    await signInAs(visitor, email)
    expect(await ownProfile(visitor)).toMatchObject({
      isEmailVerified: true,
      consumerDetails: {
        firstName: 'Ines',
        phone: '+13035550171',
        birthDate: signUpForm.birthDate,
      },
    })
  })

  test('keeps the phone number and the postal code of another country, and gets text messages at that number', async () => {
    await shop.database.exec(
      `update accounts set phone = '+41791234567', postal_code = 'SE1 3LD' where email = '${email}'`,
    )
    const visitor = await shop.guest()
    await openLink(visitor)
    const { phone: _, postalCode: _postalCode, ...form } = signUpForm
    const subscriptions = { ...form.subscriptions, smsNotificationConsent: true }
    const sent = { ...form, email, subscriptions, postalCode: 'SE1 3LD' }
    expect(await visitor.send('signUp', { body: sent })).toMatchObject({ status: 200 })
    await signInAs(visitor, email)
    expect(await ownProfile(visitor)).toMatchObject({
      consumerDetails: { phone: '+41791234567', postalCode: 'SE1 3LD' },
      subscriptions: [{ channel: 'sms', recipient: '+41791234567' }],
    })
  })

  test('proves nothing for another session', async () => {
    await openLink(await shop.guest())
    const stranger = await shop.guest()
    expect(await signUp(stranger, { email, phone: '3035550172' })).toMatchObject({
      errorId: 'AUT439',
    })
  })

  test('completes nothing later than a day afterwards', async () => {
    const visitor = await shop.guest()
    await openLink(visitor)
    await shop.database.exec(`update accounts set link_opened_at = now() - interval '25 hours'`)
    expect(await signUp(visitor, { email, phone: '3035550173' })).toMatchObject({
      errorId: 'AUT439',
    })
  })

  test('gets the answer of an unknown customer for another pair, and for an account with a password (ACC-052, ACC-017)', async () => {
    const visitor = await shop.guest()
    const answerTo = async (link: object) => {
      const { status, errorId, body } = await openLink(visitor, link)
      return { status, errorId, body: { ...body, correlationId: '' } }
    }
    const unknown = await answerTo({ consumerId: crypto.randomUUID() })
    expect(unknown).toMatchObject({ status: 404, errorId: 'CCN404' })
    expect(Object.keys(unknown.body)).toEqual(['errorDetails', 'correlationId'])
    expect(await answerTo({ email: 'shopper@cairn.test' })).toEqual(unknown)
    const registered = {
      consumerId: 'c0000001-0000-4000-8000-000000000001',
      email: 'shopper@cairn.test',
    }
    expect(await answerTo(registered)).toEqual(unknown)
  })

  test('may try five times an hour and network', async () => {
    const countingShop = await openShop({ countsAttempts: true })
    const visitorAt = (address: string) => countingShop.guest(address)
    const attempt = async (address: string) =>
      (await openLink(await visitorAt(address), { email: 'other@cairn.test' })).errorId
    for (const host of [1, 2, 3, 4, 5]) expect(await attempt(`198.51.100.${host}`)).toBe('CCN404')
    expect(await attempt('198.51.100.6')).toBe('REQ429')
    expect(await attempt('198.51.101.6')).toBe('CCN404')
    await countingShop.close()
  })
})

import type { readProfile } from '@cairn/contract/accounts/account-calls'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenIn } from '../testing/mailed-token.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { password, signInAs, signInAtStore, submitPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

const email = 'member@cairn.test'
const newEmail = 'Maya@Lakes.example'

let shop: Shop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
beforeEach(async () => {
  await shop.database.exec(`
    delete from account_links; delete from email_change_counts; delete from sign_in_attempts;
    update accounts set login = '${email}', email = '${email}', pending_email = null,
      verified_login = null
      where login in ('${email}', lower('${newEmail}'))`)
  owner = await signedIn()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, email)
  return visitor
}

const request = (visitor: Visitor, address = newEmail, locale: Locale = 'en-gb') =>
  visitor.send('changeProfile', {
    body: { consumerProfile: { consumerDetails: { email: address } }, currentPassword: password },
    locale,
  })

const mailsOfRequest = async (visitor: Visitor, locale?: Locale) =>
  mailsAfter(shop, async () => {
    expect((await request(visitor, newEmail, locale)).status).toBe(200)
  })

const linkIn = (mails: Awaited<ReturnType<typeof mailsOfRequest>>) =>
  tokenIn(mails.find(({ kind }) => kind === 'emailChange'))

const follow = async (token: string, visitor = owner) => {
  const { body } = await visitor.send<{ isVerified: boolean }>('verifyEmail', { body: { token } })
  return body.isVerified
}

const profileOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readProfile>>('readProfile')).body.consumerProfile

const canSignInWith = async (address: string) =>
  (await submitPassword(await shop.guest(), address, password)).response.errorId === undefined

describe('a new email address', () => {
  test('takes effect when the link that was mailed to it is followed', async () => {
    const visitor = await signedIn()
    const mails = await mailsOfRequest(visitor)
    expect(await profileOf(visitor)).toMatchObject({
      pendingEmail: newEmail,
      consumerDetails: { email },
    })
    expect([await canSignInWith(email), await canSignInWith(newEmail)]).toEqual([true, false])

    expect(await follow(linkIn(mails))).toBe(true)
    const profile = await profileOf(visitor)
    expect(profile).toMatchObject({ consumerDetails: { email: newEmail }, isEmailVerified: true })
    expect(profile.pendingEmail).toBeUndefined()
    expect([await canSignInWith(email), await canSignInWith(newEmail)]).toEqual([false, true])
  })

  test('cannot be requested in an in-store session, because nobody there knows the password', async () => {
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    await signInAs(visitor, email)
    expect(await request(visitor)).toMatchObject({ status: 403, errorId: 'AUT432' })
    expect(await request(visitor, email)).toMatchObject({ status: 200 })
    expect((await profileOf(visitor)).pendingEmail).toBeUndefined()
  })

  test.each([{}, { currentPassword: 'Wrong-one-1' }])(
    'needs the current password, and %o changes nothing of the profile',
    async (typed) => {
      const visitor = await signedIn()
      const consumerProfile = { consumerDetails: { firstName: 'May', email: newEmail } }
      const mails = await mailsAfter(shop, async () => {
        const answer = await visitor.send('changeProfile', { body: { consumerProfile, ...typed } })
        expect(answer).toMatchObject({ status: 400, errorId: 'AUT450' })
      })
      expect(mails).toEqual([])
      const { consumerDetails, pendingEmail } = await profileOf(visitor)
      expect([consumerDetails.firstName, pendingEmail]).toEqual(['Maya', undefined])
    },
  )

  test('cannot be requested after five wrong passwords, of which those for another password count, too', async () => {
    const visitor = await signedIn()
    const tryPassword = async (currentPassword: string) => {
      const consumerProfile = { consumerDetails: { email: 'shopper@cairn.test' } }
      const body = { consumerProfile, currentPassword }
      return (await visitor.send('changeProfile', { body })).errorId
    }
    const body = { currentPassword: 'Wrong-one-1', newPassword: 'Lichen-and-granite-7' }
    expect((await visitor.send('changePassword', { body })).errorId).toBe('AUT450')
    const errorIds: (string | undefined)[] = []
    for (let time = 0; time < 4; time++) errorIds.push(await tryPassword('Wrong-one-1'))
    expect(errorIds).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT423'])
    expect(await tryPassword(password)).toBe('AUT423')
    expect(await canSignInWith(email)).toBe(true)
  })

  test('is told to the present address when it is requested, and to the former one when it takes effect', async () => {
    const mails = await mailsOfRequest(await signedIn())
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ['emailChange', newEmail],
      ['emailChangeAsked', email],
    ])
    const later = await mailsAfter(shop, () => follow(linkIn(mails)))
    expect(later).toMatchObject([{ kind: 'emailChanged', recipient: email }])
    expect(JSON.stringify(later)).not.toMatch(/lakes/i)
  })

  test.each(locales)('has a link of the locale %s', async (locale) => {
    const mails = await mailsOfRequest(await signedIn(), locale)
    const mail = mails.find(({ kind }) => kind === 'emailChange')
    expect(mail?.text).toContain(`/${locale}/account/verify-email?token=`)
  })

  test('is not taken by a link that is old, used or replaced', async () => {
    const visitor = await signedIn()
    const first = linkIn(await mailsOfRequest(visitor))
    const second = linkIn(await mailsOfRequest(visitor))
    expect(await follow(first)).toBe(false)
    await shop.database.exec(
      `update account_links set issued_at = now() - interval '24 hours 1 second'`,
    )
    expect(await follow(second)).toBe(false)
    const third = linkIn(await mailsOfRequest(visitor))
    expect([await follow(third), await follow(third)]).toEqual([true, false])
  })

  test('takes effect once if its link is followed twice at the same time', async () => {
    const token = linkIn(await mailsOfRequest(await signedIn()))
    const results = await Promise.all([follow(token), follow(token)])
    expect(results.toSorted()).toEqual([false, true])
  })

  test('is not taken if another account has it by now', async () => {
    const token = linkIn(await mailsOfRequest(await signedIn()))
    await shop.database.exec(
      `update accounts set login = lower('${newEmail}') where login = 'ipa@cairn.test'`,
    )
    expect(await follow(token)).toBe(false)
    await shop.database.exec(
      `update accounts set login = 'ipa@cairn.test' where login = lower('${newEmail}')`,
    )
  })

  test('is not taken after the password was changed', async () => {
    const visitor = await signedIn()
    const token = linkIn(await mailsOfRequest(visitor))
    const change = (currentPassword: string, newPassword: string) =>
      visitor.send('changePassword', { body: { currentPassword, newPassword } })
    expect((await change(password, 'Lichen-and-granite-7')).status).toBe(200)
    expect(await follow(token, visitor)).toBe(false)
    expect((await profileOf(visitor)).pendingEmail).toBeUndefined()
    expect((await change('Lichen-and-granite-7', password)).status).toBe(200)
  })

  test('takes effect only where its account is signed in, so that the owner of the address gives nothing away', async () => {
    const token = linkIn(await mailsOfRequest(owner))
    const other = await shop.guest()
    await signInAs(other, 'shopper@cairn.test')
    for (const visitor of [await shop.guest(), other])
      expect(await visitor.send('verifyEmail', { body: { token } })).toMatchObject({
        status: 403,
        errorId: 'AUT432',
      })
    expect(await profileOf(owner)).toMatchObject({
      pendingEmail: newEmail,
      consumerDetails: { email },
    })
    expect(await follow(token)).toBe(true)
  })

  test('ends the links that were mailed to the former address', async () => {
    const visitor = await signedIn()
    const resets = await mailsAfter(shop, () =>
      visitor.send('askForPasswordReset', { body: { email } }),
    )
    await follow(linkIn(await mailsOfRequest(visitor)))
    const body = { token: tokenIn(resets[0]), newPassword: 'Lichen-and-granite-7' }
    const reset = await (await shop.guest()).send('confirmForgottenPassword', { body })
    expect(reset.errorId).toBe('AUT402')
  })

  test.each([
    ['that of another account', 'shopper@cairn.test', 409, 'PRO400'],
    ['no address', 'maya', 400, 'AUT453'],
  ])('that is %s changes nothing of the profile', async (_, address, status, errorId) => {
    const visitor = await signedIn()
    const response = await visitor.send('changeProfile', {
      body: {
        consumerProfile: { consumerDetails: { firstName: 'May', email: address } },
        currentPassword: password,
      },
    })
    expect(response).toMatchObject({ status, errorId })
    const { consumerDetails, pendingEmail } = await profileOf(visitor)
    expect([consumerDetails.firstName, pendingEmail]).toEqual(['Maya', undefined])
  })

  test('may be the present one, which changes nothing', async () => {
    const visitor = await signedIn()
    const mails = await mailsAfter(shop, () => request(visitor, 'Member@cairn.test'))
    expect(mails).toEqual([])
  })

  test('can be requested five times an hour', async () => {
    const visitor = await signedIn()
    for (const number of [1, 2, 3, 4, 5])
      expect((await request(visitor, `maya${number}@lakes.example`)).status).toBe(200)
    expect((await request(visitor, 'shopper@cairn.test')).errorId).toBe('REQ429')
  })
})

describe('another link', () => {
  const ask = (visitor: Visitor) =>
    mailsAfter(shop, () => visitor.send('askForVerificationMail', { body: {} }))

  test('is mailed to an address that is not verified, while fewer than three can be used', async () => {
    const visitor = await signedIn()
    const mails = []
    for (const _ of [1, 2, 3, 4]) mails.push(await ask(visitor))
    expect(mails.map(([mail]) => mail?.kind)).toEqual(['welcome', 'welcome', 'welcome', undefined])
    expect(await follow(tokenIn(mails[2]?.[0]))).toBe(true)
    expect(await ask(visitor)).toEqual([])
  })

  test('is mailed to the address that waits for one', async () => {
    const visitor = await signedIn()
    await mailsOfRequest(visitor)
    const mails = await ask(visitor)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([newEmail, email])
    expect(await follow(linkIn(mails))).toBe(true)
  })
})

test('a shopper tries ten other phone numbers an hour, because each answer tells whether an account has it', async () => {
  const visitor = await signedIn()
  const save = async (phone: string) => {
    const body = { consumerProfile: { consumerDetails: { phone } } }
    return (await visitor.send('changeProfile', { body })).errorId ?? 'saved'
  }
  const own = (await profileOf(visitor)).consumerDetails.phone ?? ''
  const answers = []
  for (let number = 10; number < 20; number++) answers.push(await save(`+13035557${number}0`))
  expect(answers).toEqual(Array.from({ length: 10 }, () => 'saved'))
  expect(await save('+13035550100')).toBe('REQ429')
  expect(await save('+13035557190')).toBe('saved')
  await shop.database.run('update accounts set phone = $1 where login = $2', [own, email])
})

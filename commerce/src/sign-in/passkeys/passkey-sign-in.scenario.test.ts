import type { beginPasskeySignIn } from '@cairn/contract/accounts/passkey-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addPasskeyOf,
  type Authenticator,
  createAuthenticator,
} from '../../testing/authenticator.ts'
import { saveMailedLink } from '../../testing/mailed-token.ts'
import { mailsAfter } from '../../testing/outbox-events.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import {
  exchangeCode,
  newChallenge,
  password,
  signInAs,
  submitPassword,
} from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

const email = 'shopper@cairn.test'

let shop: Shop
let owner: Visitor
let authenticator: Authenticator
let passkeyId: string
let passwordHash: unknown
beforeAll(async () => {
  shop = await openShop({ sitesWithoutAccounts: ['CAIRN-FR'] })
  const { rows } = await shop.database.run('select password_hash from accounts where login = $1', [
    email,
  ])
  passwordHash = rows[0]?.['password_hash']
})
beforeEach(async () => {
  await shop.database.exec(
    `delete from passkeys; delete from passkey_challenges; delete from sign_in_attempts;
     delete from carts; update accounts set state = 'open'`,
  )
  await shop.database.run('update accounts set password_hash = $2 where login = $1', [
    email,
    passwordHash,
  ])
  owner = await shop.guest()
  await signInAs(owner, email)
  authenticator = createAuthenticator()
  const added = await addPasskeyOf(owner, authenticator, { currentPassword: password })
  passkeyId = added.body.passkeyId
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const begin = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof beginPasskeySignIn>>('beginPasskeySignIn')).body

async function present(visitor: Visitor, credential: object) {
  const { codeVerifier, codeChallenge } = newChallenge()
  const response = await visitor.send<{ authorizationCode: string }>('signInWithPasskey', {
    body: { codeChallenge, credential },
  })
  return { response, codeVerifier }
}

const errorOf = async (visitor: Visitor, credential: object) =>
  (await present(visitor, credential)).response.errorId

const signInByPasskey = async (visitor: Visitor) =>
  present(visitor, authenticator.get(await begin(visitor)))

async function signedInByPasskey(visitor: Visitor) {
  const { response, codeVerifier } = await signInByPasskey(visitor)
  const { authorizationCode } = response.body
  return exchangeCode(visitor, { authorizationCode, codeVerifier })
}

describe('a sign-in with a passkey', () => {
  test('opens the same session as one with the password, with the cart of the guest', async () => {
    const [byPasskey, byPassword] = [await shop.guest(), await shop.guest()]
    for (const visitor of [byPasskey, byPassword])
      await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
    const byKey = await signedInByPasskey(byPasskey)
    const cart = await byPasskey.send<{ totalItems: number }>('createCart', { body: {} })
    expect(cart.body.totalItems).toBe(1)
    const usual = await signInAs(byPassword, email)
    expect(byKey.status).toBe(200)
    expect(Object.keys(byKey.body)).toEqual(Object.keys(usual.body))
    for (const name of ['consumerId', 'consumerNo', 'consumerType', 'basketId'])
      expect(byKey.body[name]).toEqual(usual.body[name])
    expect([...byPasskey.jar.keys()].toSorted()).toEqual([...byPassword.jar.keys()].toSorted())
  })

  test('is dated in the list of the shopper', async () => {
    await signedInByPasskey(await shop.guest())
    const { body } = await owner.send<{ passkeys: { lastUsedAt: string | null }[] }>('readPasskeys')
    expect(body.passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
  })

  test('from a new device is told to the shopper', async () => {
    const mails = await mailsAfter(shop, async () => signedInByPasskey(await shop.guest()))
    expect(mails).toMatchObject([{ kind: 'newDevice', recipient: email }])
  })

  test('works after wrong passwords have locked the sign-in with the password', async () => {
    for (let time = 0; time < 5; time++) await submitPassword(await shop.guest(), email, 'Wrong-1')
    expect((await submitPassword(await shop.guest(), email)).response.errorId).toBe('AUT423')
    expect(await signedInByPasskey(await shop.guest())).toMatchObject({ status: 200 })
  })

  test('names no account before the passkey has signed', async () => {
    expect(Object.keys(await begin(await shop.guest())).toSorted()).toEqual([
      'challenge',
      'rpId',
      'timeout',
      'userVerification',
    ])
  })

  test('is possible on the same conditions as one with the password', async () => {
    const visitor = await shop.guest()
    await shop.database.run(`update accounts set state = 'locked' where login = $1`, [email])
    expect((await signInByPasskey(visitor)).response).toMatchObject({
      status: 423,
      errorId: 'AUT441',
    })
    await shop.database.run(`update accounts set state = 'closed' where login = $1`, [email])
    expect((await signInByPasskey(visitor)).response).toMatchObject({ errorId: 'AUT404' })
  })

  test('is refused on a site without accounts', async () => {
    const visitor = await shop.guest()
    const credential = authenticator.get(await begin(visitor))
    const body = { codeChallenge: 'c'.repeat(43), credential }
    expect(await visitor.send('signInWithPasskey', { body, locale: 'fr-fr' })).toMatchObject({
      errorId: 'AUT440',
    })
  })
})

describe('an answer of a passkey', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'c'.repeat(43) }],
    ['to the creation of a passkey', { type: 'webauthn.create' }],
    ['of a device that has not verified its user', { isVerified: false }],
    ['for another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_, forged) => {
    const visitor = await shop.guest()
    expect(await errorOf(visitor, authenticator.get(await begin(visitor), forged))).toBe('REQ417')
    expect((await signInByPasskey(visitor)).response.status).toBe(200)
  })

  test('is refused when it is sent again', async () => {
    const visitor = await shop.guest()
    const credential = authenticator.get(await begin(visitor))
    expect(await errorOf(visitor, credential)).toBeUndefined()
    expect(await errorOf(visitor, credential)).toBe('REQ417')
    await begin(visitor)
    expect(await errorOf(visitor, credential)).toBe('REQ417')
  })

  test('is accepted once when it is sent twice at the same time', async () => {
    const visitor = await shop.guest()
    const credential = authenticator.get(await begin(visitor))
    const errors = await Promise.all([errorOf(visitor, credential), errorOf(visitor, credential)])
    expect(errors.toSorted()).toEqual(['REQ417', undefined])
  })

  test('is refused in another session than that of its challenge', async () => {
    const [victim, intruder] = [await shop.guest(), await shop.guest()]
    const credential = authenticator.get(await begin(victim))
    expect(await errorOf(intruder, credential)).toBe('REQ417')
    await begin(intruder)
    expect(await errorOf(intruder, credential)).toBe('REQ417')
    expect(await errorOf(victim, credential)).toBeUndefined()
  })

  test('is refused after five minutes', async () => {
    const visitor = await shop.guest()
    const credential = authenticator.get(await begin(visitor))
    await shop.database.exec(
      `update passkey_challenges set issued_at = now() - interval '5 minutes 1 second'`,
    )
    expect(await errorOf(visitor, credential)).toBe('REQ417')
  })

  test('is refused if the device has been used less often than it has told before', async () => {
    const visitor = await shop.guest()
    const answer = async (useCount: number) =>
      errorOf(visitor, authenticator.get(await begin(visitor), { useCount }))
    expect(await answer(7)).toBeUndefined()
    expect(await answer(7)).toBe('REQ417')
    expect(await answer(6)).toBe('REQ417')
    expect(await answer(8)).toBeUndefined()
  })

  test('is accepted once of two that a device and its copy send at the same time', async () => {
    const visitors = [await shop.guest(), await shop.guest()]
    const credentials = await Promise.all(
      visitors.map(async (visitor) => ({
        visitor,
        credential: authenticator.get(await begin(visitor), { useCount: 9 }),
      })),
    )
    const errors = await Promise.all(
      credentials.map(({ visitor, credential }) => errorOf(visitor, credential)),
    )
    expect(errors.toSorted()).toEqual(['REQ417', undefined])
  })

  test('is accepted from devices that do not count', async () => {
    const visitor = await shop.guest()
    for (let time = 0; time < 2; time++) {
      const credential = authenticator.get(await begin(visitor), { useCount: 0 })
      expect(await errorOf(visitor, credential)).toBeUndefined()
    }
  })

  test('is refused if it is signed with another key', async () => {
    const visitor = await shop.guest()
    const options = await begin(visitor)
    const genuine = authenticator.get(options)
    const { signature } = createAuthenticator().get(options).response
    const response = { ...genuine.response, signature }
    expect(await errorOf(visitor, { ...genuine, response })).toBe('REQ417')
  })

  test('is refused if no account has the passkey', async () => {
    const visitor = await shop.guest()
    const { userHandle } = authenticator.get(await begin(visitor)).response
    const foreign = createAuthenticator().get(await begin(visitor), { userHandle })
    expect(await errorOf(visitor, foreign)).toBe('REQ417')
  })

  test('is refused after the passkey was removed, and a code that it was answered with opens nothing', async () => {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await signInByPasskey(visitor)
    await owner.send('removePasskey', { params: { passkeyId } })
    const { authorizationCode } = response.body
    expect(await exchangeCode(visitor, { authorizationCode, codeVerifier })).toMatchObject({
      errorId: 'AUT437',
    })
    expect((await signInByPasskey(visitor)).response.errorId).toBe('REQ417')
  })

  test('is refused after a forgotten password was set, if nobody had read a mail to the address before', async () => {
    const setPassword = async (verifiedLogin: string | null) => {
      await shop.database.run('update accounts set verified_login = $2 where login = $1', [
        email,
        verifiedLogin,
      ])
      const token = await saveMailedLink(shop, 'passwordReset', email)
      const newPassword = `Lichen-and-granite-${String(verifiedLogin).length}`
      const body = { token, newPassword }
      const guest = await shop.guest()
      expect(await guest.send('confirmForgottenPassword', { body })).toMatchObject({ status: 200 })
    }
    await setPassword(email)
    expect((await signInByPasskey(await shop.guest())).response.status).toBe(200)
    await setPassword(null)
    expect((await signInByPasskey(await shop.guest())).response.errorId).toBe('REQ417')
  })

  test('is accepted after the password was changed', async () => {
    const body = { currentPassword: password, newPassword: 'Lichen-and-granite-7' }
    expect(await owner.send('changePassword', { body })).toMatchObject({ status: 200 })
    expect(await signedInByPasskey(await shop.guest())).toMatchObject({ status: 200 })
  })
})

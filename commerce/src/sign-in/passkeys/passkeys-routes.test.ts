import type { beginPasskey, readPasskeys } from '@cairn/contract/accounts/passkey-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPasskeyOf, createAuthenticator } from '../../testing/authenticator.ts'
import { mailsAfter, writeMailsOfOutbox, latestMails } from '../../testing/outbox-events.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { password, signInAs, signInAtStore } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

const email = 'shopper@cairn.test'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    'delete from passkeys; delete from passkey_challenges; delete from sign_in_attempts',
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(login = email): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, login)
  return visitor
}

const begin = (visitor: Visitor, currentPassword = password) =>
  visitor.send<AnswerOf<typeof beginPasskey>>('beginPasskey', { body: { currentPassword } })

const add = (visitor: Visitor, credential: object, name = 'My phone') =>
  visitor.send<{ passkeyId: string }>('addPasskey', { body: { name, credential } })

const passkeysOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readPasskeys>>('readPasskeys')).body.passkeys

const ownPasskey = async (visitor: Visitor) =>
  (await addPasskeyOf(visitor, createAuthenticator(), { currentPassword: password })).body.passkeyId

describe('adding a passkey', () => {
  test('needs the current password, and lists it under its name', async () => {
    const visitor = await signedIn()
    expect(await begin(visitor, 'Wrong-one-1')).toMatchObject({ status: 400, errorId: 'AUT450' })
    const { body: options } = await begin(visitor)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(await add(visitor, createAuthenticator().create(options))).toMatchObject({ status: 200 })
    expect(await passkeysOf(visitor)).toMatchObject([{ name: 'My phone', lastUsedAt: null }])
  })

  test('is locked after five wrong passwords, and the sign-in is not', async () => {
    const visitor = await signedIn()
    for (let time = 0; time < 5; time++) await begin(visitor, 'Wrong-one-1')
    expect(await begin(visitor)).toMatchObject({ status: 423, errorId: 'AUT423' })
    await signedIn()
  })

  test('is refused without a challenge', async () => {
    const visitor = await signedIn()
    const { body: options } = await begin(await signedIn())
    const credential = createAuthenticator().create(options)
    expect(await add(visitor, credential)).toMatchObject({ status: 417, errorId: 'REQ417' })
  })

  test('is refused with a challenge of another session of the account', async () => {
    const [visitor, other] = [await signedIn(), await signedIn()]
    await begin(visitor)
    const { body: options } = await begin(other)
    expect(await add(visitor, createAuthenticator().create(options))).toMatchObject({
      errorId: 'REQ417',
    })
  })

  test('is refused with the challenge of a sign-in', async () => {
    const visitor = await signedIn()
    const { body: options } = await begin(visitor)
    await shop.database.exec('delete from passkey_challenges')
    const { body } = await visitor.send<{ challenge: string }>('beginPasskeySignIn')
    const credential = createAuthenticator().create({ ...options, challenge: body.challenge })
    expect(await add(visitor, credential)).toMatchObject({ errorId: 'REQ417' })
  })

  test('is possible for five minutes', async () => {
    const visitor = await signedIn()
    const age = (time: string) =>
      shop.database.exec(`update passkey_challenges set issued_at = now() - interval '${time}'`)
    const { body: options } = await begin(visitor)
    await age('5 minutes 1 second')
    expect(await add(visitor, createAuthenticator().create(options))).toMatchObject({
      errorId: 'REQ417',
    })
    const { body: again } = await begin(visitor)
    await age('4 minutes 50 seconds')
    expect(await add(visitor, createAuthenticator().create(again))).toMatchObject({ status: 200 })
  })

  test('uses up its challenge, also when it is refused', async () => {
    const visitor = await signedIn()
    const { body: options } = await begin(visitor)
    const authenticator = createAuthenticator()
    expect(
      await add(visitor, authenticator.create(options, { origin: 'https://evil.example' })),
    ).toMatchObject({ errorId: 'REQ417' })
    expect(await add(visitor, authenticator.create(options))).toMatchObject({ errorId: 'REQ417' })
    expect(await passkeysOf(visitor)).toEqual([])
  })

  test.each([
    ['from another origin', { origin: 'http://localhost:4000' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'c'.repeat(43) }],
    ['of a sign-in', { type: 'webauthn.get' }],
    ['of a device that has not verified its user', { isVerified: false }],
  ])('is refused with an answer %s', async (_, forged) => {
    const visitor = await signedIn()
    const { body: options } = await begin(visitor)
    expect(await add(visitor, createAuthenticator().create(options, forged))).toMatchObject({
      errorId: 'REQ417',
    })
    expect(await passkeysOf(visitor)).toEqual([])
  })

  test('is refused for a passkey that an account already has', async () => {
    const [visitor, other] = [await signedIn(), await signedIn('member@cairn.test')]
    const authenticator = createAuthenticator()
    await addPasskeyOf(visitor, authenticator, { currentPassword: password })
    for (const shopper of [visitor, other]) {
      const { body: options } = await begin(shopper)
      expect(await add(shopper, authenticator.create(options))).toMatchObject({ errorId: 'REQ417' })
    }
    expect(await passkeysOf(other)).toEqual([])
  })

  test('names the passkeys that the account has, so that a device creates no second one', async () => {
    const visitor = await signedIn()
    await ownPasskey(visitor)
    const { body } = await begin(visitor)
    expect(body.excludeCredentials).toMatchObject([{ transports: ['internal'] }])
    expect((await begin(await signedIn('member@cairn.test'))).body.excludeCredentials).toEqual([])
  })

  test('is refused from the twentieth passkey on', async () => {
    const visitor = await signedIn()
    await ownPasskey(visitor)
    const { body: options } = await begin(visitor)
    await shop.database.exec(
      `insert into passkeys (account_id, credential_id, public_key, use_count, transports, name)
       select account_id, 'copy ' || number, public_key, 0, '', 'Copy'
       from passkeys, generate_series(2, 20) as number`,
    )
    expect(await begin(visitor)).toMatchObject({ status: 416, errorId: 'REQ416' })
    expect(await add(visitor, createAuthenticator().create(options))).toMatchObject({
      errorId: 'REQ416',
    })
    expect(await passkeysOf(visitor)).toHaveLength(20)
  })

  test('is told to the shopper by mail, once', async () => {
    const visitor = await signedIn()
    const { body: options } = await begin(visitor)
    const mails = await mailsAfter(shop, () =>
      visitor.send('addPasskey', {
        locale: 'de-de',
        body: { name: 'My phone', credential: createAuthenticator().create(options) },
      }),
    )
    expect(mails).toMatchObject([
      { kind: 'passkeyAdded', recipient: email, subject: 'Ihr Konto hat einen neuen Passkey' },
    ])
    expect(mails[0]?.text).toContain('http://localhost:3000/de-de/account/passkeys')
    await writeMailsOfOutbox(shop)
    expect(await latestMails(shop)).toHaveLength(1)
  })
})

describe('the passkeys of an account', () => {
  test('are renamed by their owner only', async () => {
    const [visitor, stranger] = [await signedIn(), await signedIn('member@cairn.test')]
    const params = { passkeyId: await ownPasskey(visitor) }
    const rename = (shopper: Visitor, name: string) =>
      shopper.send('renamePasskey', { params, body: { name } })
    await rename(stranger, 'Mine now')
    expect(await passkeysOf(visitor)).toMatchObject([{ name: 'My phone' }])
    expect(await rename(visitor, '  Old phone ')).toMatchObject({ status: 200 })
    expect(await passkeysOf(visitor)).toMatchObject([{ name: 'Old phone' }])
    expect(await rename(visitor, ' ')).toMatchObject({ errorId: 'REQ400' })
  })

  test('are removed and seen by their owner only', async () => {
    const [visitor, stranger] = [await signedIn(), await signedIn('member@cairn.test')]
    const params = { passkeyId: await ownPasskey(visitor) }
    await stranger.send('removePasskey', { params })
    expect(await passkeysOf(visitor)).toHaveLength(1)
    expect(await passkeysOf(stranger)).toEqual([])
    expect(await visitor.send('removePasskey', { params })).toMatchObject({ status: 200 })
    expect(await passkeysOf(visitor)).toEqual([])
  })

  test('are for signed-in shoppers, and for nobody in an in-store session', async () => {
    const inStore = await shop.guest()
    await signInAtStore(inStore)
    await signInAs(inStore, email)
    expect(await inStore.send('readProfile')).toMatchObject({ status: 200 })
    const params = { passkeyId: crypto.randomUUID() }
    const body = { name: 'My phone', credential: unsignedCredential }
    for (const visitor of [await shop.guest(), inStore]) {
      const answers = [
        await visitor.send('readPasskeys'),
        await begin(visitor),
        await visitor.send('addPasskey', { body }),
        await visitor.send('renamePasskey', { params, body }),
        await visitor.send('removePasskey', { params }),
      ]
      expect(answers.map(({ errorId }) => errorId)).toEqual(answers.map(() => 'AUT432'))
    }
  })

  const unsignedCredential = createAuthenticator().create({
    challenge: 'c',
    rp: { id: 'localhost', name: 'Cairn' },
    user: { id: 'a', name: email, displayName: email },
  })
})

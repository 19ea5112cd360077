import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { latestMails, mailsAfter, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { exchangeCode, password, signInAs, submitPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'
import { issueCodeForPassword } from './issue-code-flow.ts'

const email = 'member@cairn.test'
const newPassword = 'Lichen-and-granite-7'

let shop: Shop
let passwordHash: unknown
beforeAll(async () => {
  shop = await openShop()
  const { rows } = await shop.database.run('select password_hash from accounts where login = $1', [
    email,
  ])
  passwordHash = rows[0]?.['password_hash']
})
beforeEach(async () => {
  await shop.database.exec(
    'delete from account_links; delete from sign_in_attempts; delete from outbox',
  )
  await shop.database.run('update accounts set password_hash = $2 where login = $1', [
    email,
    passwordHash,
  ])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, email)
  return visitor
}

const change = (visitor: Visitor, more: object = {}) =>
  visitor.send('changePassword', { body: { currentPassword: password, newPassword, ...more } })

const errorOfSignIn = async (enteredPassword: string) =>
  (await submitPassword(await shop.guest(), email, enteredPassword)).response.errorId

const readProfile = (visitor: Visitor) => visitor.send('readProfile')

test('a signed-in shopper changes the password (AUTH-041)', async () => {
  expect(await change(await signedIn())).toMatchObject({ status: 200, body: {} })
  expect(await errorOfSignIn(password)).toBe('AUT401')
  expect(await errorOfSignIn(newPassword)).toBeUndefined()
})

test('needs the current password', async () => {
  const visitor = await signedIn()
  expect(await change(visitor, { currentPassword: 'Wrong-one-1' })).toMatchObject({
    status: 400,
    errorId: 'AUT450',
  })
  expect(await errorOfSignIn(password)).toBeUndefined()
})

test('needs another password than the current one (AUTH-045)', async () => {
  const visitor = await signedIn()
  const values = { newPassword: password }
  expect(await change(visitor, values)).toMatchObject({ status: 400, errorId: 'AUT451' })
  expect(await change(visitor, { ...values, currentPassword: 'Wrong-one-1' })).toMatchObject({
    errorId: 'AUT450',
  })
})

test.each([
  [{ newPassword: 'Lich1en' }, 'FE872'],
  [{ confirmPassword: 'Lichen-and-granite-8' }, 'FE340'],
  [{ newPassword: 'Football1' }, 'REQ406'],
])('refuses %o', async (more, errorId) => {
  expect(await change(await signedIn(), more)).toMatchObject({ errorId })
  expect(await errorOfSignIn(password)).toBeUndefined()
})

test('five wrong passwords lock the change and not the sign-in', async () => {
  const visitor = await signedIn()
  const errorIds: (string | undefined)[] = []
  for (let time = 0; time < 6; time++)
    errorIds.push((await change(visitor, { currentPassword: 'Wrong-one-1' })).errorId)
  expect(errorIds).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423'])

  expect(await change(visitor)).toMatchObject({ status: 423, errorId: 'AUT423' })
  expect(await errorOfSignIn(password)).toBeUndefined()
})

test('ends all other sessions and copies of this one, which goes on (guarantee 21)', async () => {
  const [visitor, otherDevice] = [await signedIn(), await signedIn()]
  const copy = shop.visitor()
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  expect(await change(visitor)).toMatchObject({ status: 200 })

  for (const ended of [otherDevice, copy]) {
    expect(await readProfile(ended)).toMatchObject({ status: 401, errorId: 'REQ401' })
    expect(await ended.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
      status: 401,
    })
  }
  expect(await readProfile(visitor)).toMatchObject({ status: 200 })
  expect(await visitor.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
    status: 200,
  })
})

test('a sign-in with the previous password that is not complete opens no session (guarantee 21)', async () => {
  const intruder = await shop.guest()
  const { response, codeVerifier } = await submitPassword(intruder, email)
  await change(await signedIn())

  const { authorizationCode } = response.body
  expect(await exchangeCode(intruder, { authorizationCode, codeVerifier })).toMatchObject({
    errorId: 'AUT437',
  })
})

test('a code is not issued for a password that has been replaced since it was verified (guarantee 21)', async () => {
  const { rows } = await shop.database.run('select account_id from accounts where login = $1', [
    email,
  ])
  const accountId = String(rows[0]?.['account_id'])
  const codes = async () =>
    (await shop.database.run('select from authorisation_codes where account_id = $1', [accountId]))
      .rows.length
  const issue = (codeHash: string) =>
    issueCodeForPassword(shop.database.query, {
      codeHash,
      codeChallenge: 'c'.repeat(43),
      accountId,
      sessionId: crypto.randomUUID(),
      passwordHash: String(passwordHash),
    })
  const before = await codes()
  await issue('of the current password')
  expect(await codes()).toBe(before + 1)

  await change(await signedIn())
  await issue('of the previous password')
  expect(await codes()).toBe(0)
})

test('is announced to the shopper by mail, once', async () => {
  const visitor = await signedIn()
  const mails = await mailsAfter(shop, () =>
    visitor.send('changePassword', {
      body: { currentPassword: password, newPassword },
      locale: 'fr-fr',
    }),
  )
  expect(mails).toMatchObject([
    { kind: 'passwordChanged', recipient: email, subject: 'Votre mot de passe a été modifié' },
  ])
  await writeMailsOfOutbox(shop)
  expect(await latestMails(shop)).toHaveLength(1)
})

test('a guest has no password to change', async () => {
  expect(await change(await shop.guest())).toMatchObject({ status: 403, errorId: 'AUT432' })
})

test('the previous password remains if the new one cannot be saved', async () => {
  const visitor = await signedIn()
  const restore = onFault('password.saved', () => {
    throw new Error('the database is full')
  })
  expect(await change(visitor)).toMatchObject({ status: 500, errorId: 'PRO415' })
  restore()
  expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)

  expect(await errorOfSignIn(password)).toBeUndefined()
  expect(await readProfile(visitor)).toMatchObject({ status: 200 })
})

import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldLinks } from '../accounts/account-links-store.ts'
import { tokenIn } from '../testing/mailed-token.ts'
import { latestMails, mailsAfter, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { exchangeCode, password, signInAs, submitPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

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
    `delete from account_links; delete from password_reset_requests; delete from sign_in_attempts;
     delete from mails; delete from outbox`,
  )
  await shop.database.run(
    `update accounts set password_hash = $2, state = 'open', login = $1, verified_login = null
     where login in ($1, 'moved@cairn.test')`,
    [email, passwordHash],
  )
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const ask = async (address = email, locale: Locale = 'en-gb') =>
  (await shop.guest()).send('askForPasswordReset', { body: { email: address }, locale })

const confirm = (visitor: Visitor, token: string, more: object = {}) =>
  visitor.send('confirmForgottenPassword', { body: { token, newPassword, ...more } })

async function mailedToken(): Promise<string> {
  const [mail] = await mailsAfter(shop, () => ask())
  return tokenIn(mail)
}

const statusOfSignIn = async (enteredPassword: string) =>
  (await submitPassword(await shop.guest(), email, enteredPassword)).response.status

const consumeEvents = () => writeMailsOfOutbox(shop)

test('a link is valid until it is used or half an hour old, however often its page asks', async () => {
  const guest = await shop.guest()
  const check = (token: string) => guest.send('checkResetLink', { body: { token } })
  const used = await mailedToken()
  expect(await check(used)).toMatchObject({ status: 200, body: {} })
  expect(await check(used)).toMatchObject({ status: 200 })
  expect(await confirm(guest, used)).toMatchObject({ status: 200 })
  expect(await check(used)).toMatchObject({ status: 400, errorId: 'AUT402' })

  const old = await mailedToken()
  await shop.database.exec(`update account_links set issued_at = now() - interval '31 minutes'`)
  expect(await check(old)).toMatchObject({ status: 400, errorId: 'AUT402' })
})

describe('asking for another password', () => {
  test('mails a link in the language of the page, which sets the password (AUTH-042, AUTH-043)', async () => {
    const mails = await mailsAfter(shop, () => ask('Member@Cairn.test ', 'de-de'))
    expect(mails).toMatchObject([
      { kind: 'passwordReset', recipient: email, subject: 'Neues Passwort wählen' },
    ])
    expect(mails[0]?.text).toContain('http://localhost:3000/de-de/forgot-password/new?token=')

    const guest = await shop.guest()
    expect(await confirm(guest, tokenIn(mails[0]))).toMatchObject({ status: 200, body: {} })
    expect(await statusOfSignIn(password)).toBe(401)
    expect(await statusOfSignIn(newPassword)).toBe(200)
  })

  test('has the same answer for an unknown address, which gets no mail (AUTH-047, guarantee 24)', async () => {
    const known = await ask()
    const unknown = await ask('nobody-at-all@cairn.test')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await consumeEvents()

    expect((await latestMails(shop)).map(({ recipient }) => recipient)).toEqual([email])
    const { rows } = await shop.database.run('select from password_reset_requests')
    expect(rows).toEqual([])
  })

  test('has the same answer for a closed account, which gets no mail', async () => {
    await shop.database.run(`update accounts set state = 'closed' where login = $1`, [email])
    const mails = await mailsAfter(shop, async () => {
      expect(await ask()).toMatchObject({ status: 200, body: {} })
    })
    expect(mails).toEqual([])
  })

  test('refuses a malformed address', async () => {
    expect(await ask('member@')).toMatchObject({ status: 400, errorId: 'AUT453' })
  })

  test('again sends no more mails while three links can be used', async () => {
    for (let round = 0; round < 5; round++) await ask()
    await consumeEvents()
    expect(await latestMails(shop)).toHaveLength(3)

    await shop.database.exec(
      `update account_links set issued_at = now() - interval '31 minutes'; delete from outbox`,
    )
    await ask()
    await consumeEvents()
    expect(await latestMails(shop)).toHaveLength(4)
  })

  test('stores neither the token nor, after the mail, the request', async () => {
    const token = await mailedToken()
    const { rows } = await shop.database.run(
      `select row_to_json(l)::text || (select string_agg(facts::text, '') from mails) as stored
       from account_links l`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('the link in the mail', () => {
  test('a link works for 30 minutes (AUTH-046)', async () => {
    const token = await mailedToken()
    await shop.database.exec(
      `update account_links set issued_at = issued_at - interval '29 minutes 50 seconds'`,
    )
    expect(await confirm(await shop.guest(), token, { newPassword: password })).toMatchObject({
      errorId: 'AUT452',
    })
    await shop.database.exec(
      `update account_links set issued_at = issued_at - interval '15 seconds'`,
    )
    expect(await confirm(await shop.guest(), token)).toMatchObject({
      status: 400,
      errorId: 'AUT402',
    })
    expect(await statusOfSignIn(password)).toBe(200)
  })

  test('works once, also if it is used by several at the same time', async () => {
    const token = await mailedToken()
    const guests = await Promise.all(Array.from({ length: 5 }, () => shop.guest()))
    const answers = await Promise.all(
      guests.map((guest, index) =>
        confirm(guest, token, { newPassword: `Lichen-${index}-Granite` }),
      ),
    )
    const errorIds = answers.map(({ errorId }) => errorId)
    expect(errorIds.filter((errorId) => errorId === undefined)).toHaveLength(1)
    expect(errorIds.filter((errorId) => errorId === 'AUT402')).toHaveLength(4)

    expect(await confirm(await shop.guest(), token)).toMatchObject({ errorId: 'AUT402' })
  })

  test('is worthless after another link of the account was used', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()]
    expect(await confirm(await shop.guest(), second)).toMatchObject({ status: 200 })
    expect(await confirm(await shop.guest(), first)).toMatchObject({ errorId: 'AUT402' })
  })

  test('is worthless when the account has another address by then', async () => {
    const token = await mailedToken()
    await shop.database.run(`update accounts set login = 'moved@cairn.test' where login = $1`, [
      email,
    ])
    expect(await confirm(await shop.guest(), token)).toMatchObject({ errorId: 'AUT402' })
  })

  test('is refused like an unknown one if it was made up', async () => {
    expect(await confirm(await shop.guest(), 'a'.repeat(43))).toMatchObject({ errorId: 'AUT402' })
  })

  test('does not open an account that an operator has locked', async () => {
    const token = await mailedToken()
    await shop.database.run(`update accounts set state = 'locked' where login = $1`, [email])
    expect(await confirm(await shop.guest(), token)).toMatchObject({
      status: 423,
      errorId: 'AUT441',
    })
  })

  test('proves that the shopper reads the mails of the address', async () => {
    const verifiedLogin = async () =>
      (await shop.database.run('select verified_login from accounts where login = $1', [email]))
        .rows[0]?.['verified_login']
    const token = await mailedToken()
    expect(await verifiedLogin()).toBeNull()
    await confirm(await shop.guest(), token)
    expect(await verifiedLogin()).toBe(email)
  })

  test('is deleted some time after it has expired', async () => {
    await mailedToken()
    const links = async () => (await shop.database.run('select from account_links')).rows.length
    await deleteOldLinks(shop.database.query)
    expect(await links()).toBe(1)
    await shop.database.exec(`update account_links set issued_at = now() - interval '25 hours'`)
    await deleteOldLinks(shop.database.query)
    expect(await links()).toBe(0)
  })
})

describe('the new password', () => {
  test('refuses the password that the account has, and the link still works', async () => {
    const token = await mailedToken()
    expect(await confirm(await shop.guest(), token, { newPassword: password })).toMatchObject({
      status: 400,
      errorId: 'AUT452',
    })
    expect(await confirm(await shop.guest(), token)).toMatchObject({ status: 200 })
  })

  test('refuses a password that is short or differs from its repetition', async () => {
    const token = await mailedToken()
    const guest = await shop.guest()
    expect(await confirm(guest, token, { newPassword: 'Lich1en' })).toMatchObject({
      errorId: 'FE872',
    })
    expect(await confirm(guest, token, { confirmPassword: 'Lichen-and-granite-8' })).toMatchObject({
      errorId: 'FE340',
    })
    expect(await confirm(guest, token, { newPassword: 'lichen-and-granite' })).toMatchObject({
      errorId: 'REQ400',
    })
  })

  test('refuses a password that many people use', async () => {
    const token = await mailedToken()
    expect(await confirm(await shop.guest(), token, { newPassword: 'Password123' })).toMatchObject({
      status: 406,
      errorId: 'REQ406',
    })
  })

  test('ends every session of the account, and the lock after failed sign-ins (AUTH-030, guarantee 21)', async () => {
    const device = await shop.guest()
    await signInAs(device, email)
    const own = await shop.guest()
    await signInAs(own, email)
    for (let time = 0; time < 6; time++)
      await submitPassword(await shop.guest(), email, 'Wrong-one-1')
    expect((await submitPassword(await shop.guest(), email)).response.errorId).toBe('AUT423')
    expect(await confirm(own, await mailedToken())).toMatchObject({ status: 200 })

    expect(await own.send('readProfile')).toMatchObject({ status: 401 })
    expect(await device.send('readProfile')).toMatchObject({ status: 401, errorId: 'REQ401' })
    expect(await device.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
      status: 401,
    })
    expect(await statusOfSignIn(newPassword)).toBe(200)
  })

  test('makes a sign-in with the previous one worthless that is not complete (guarantee 21)', async () => {
    const intruder = await shop.guest()
    const { response, codeVerifier } = await submitPassword(intruder, email)
    await confirm(await shop.guest(), await mailedToken())

    const { authorizationCode } = response.body
    expect(await exchangeCode(intruder, { authorizationCode, codeVerifier })).toMatchObject({
      errorId: 'AUT437',
    })
  })

  test('is announced to the shopper by mail', async () => {
    const token = await mailedToken()
    const mails = await mailsAfter(shop, async () => confirm(await shop.guest(), token))
    expect(mails).toMatchObject([{ kind: 'passwordChanged', recipient: email }])
  })
})

test('a shop with a captcha asks for it, except a few times an hour without scripts', async () => {
  const otherShop = await openShop({ asksForCaptcha: true })
  const guest = await otherShop.guest()
  const askWith = (recaptcha_response?: string) =>
    guest.send('askForPasswordReset', { body: { email, recaptcha_response } })

  expect(await askWith('aW52ZW50ZWQ=')).toMatchObject({ status: 403, errorId: 'AUT403' })
  for (let time = 0; time < 10; time++) expect(await askWith()).toMatchObject({ status: 200 })
  expect(await askWith()).toMatchObject({ errorId: 'AUT403' })
  await otherShop.close()
})

import { type Locale, locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestVerificationMail } from '../accounts/account-links-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { tokenIn } from '../testing/mailed-token.ts'
import { latestMails, mailsAfter, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'
import { writeAccountDeleted } from './account-mails-flow.ts'
import type { MailProvider } from './mail-provider.ts'
import { deleteOldMails } from './mails-store.ts'
import { sendMail } from './stored-mails-flow.ts'

const email = 'member@cairn.test'

let shop: Shop
let owner: Visitor
let accountId: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.guest()
  await signInAs(owner, email)
  const { rows } = await shop.database.run('select account_id from accounts where login = $1', [
    email,
  ])
  accountId = String(rows[0]?.['account_id'])
})
beforeEach(() =>
  shop.database.exec(
    `delete from account_links; delete from known_devices; delete from mails; delete from outbox;
     update accounts set verified_login = null, login = '${email}' where account_id = '${accountId}'`,
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const isVerified = async () => {
  const { body } = await owner.send<{ consumerProfile: { isEmailVerified: boolean } }>(
    'readProfile',
  )
  return body.consumerProfile.isEmailVerified
}

const verify = (token: string) =>
  owner.send<{ isVerified: boolean }>('verifyEmail', { body: { token } })

const welcomeMails = (locale: Locale = 'en-gb') =>
  mailsAfter(shop, () =>
    inTransaction(shop.database.query, (transaction) =>
      requestVerificationMail(transaction, { accountId, locale }),
    ),
  )

describe('the mail to a new account', () => {
  test('has a link that verifies its address once', async () => {
    const [mail] = await welcomeMails()
    expect(mail).toMatchObject({ kind: 'welcome', recipient: email, subject: 'Welcome to Cairn' })
    expect(await isVerified()).toBe(false)

    expect(await verify(tokenIn(mail))).toMatchObject({ status: 200, body: { isVerified: true } })
    expect(await isVerified()).toBe(true)
    expect(await verify(tokenIn(mail))).toMatchObject({ body: { isVerified: false } })
    expect(await isVerified()).toBe(true)
  })

  test.each(locales)('is written for %s', async (locale) => {
    const [mail] = await welcomeMails(locale)
    expect(mail?.text).toContain(`http://localhost:3000/${locale}/account/verify-email?token=`)
    expect(mail?.html).toContain(`/${locale}/account/verify-email?token=`)
  })

  test('has a link that works for 24 hours', async () => {
    const [mail] = await welcomeMails()
    await shop.database.exec(
      `update account_links set issued_at = now() - interval '24 hours 1 second'`,
    )
    expect(await verify(tokenIn(mail))).toMatchObject({ body: { isVerified: false } })
    const [another] = await welcomeMails()
    await shop.database.exec(
      `update account_links set issued_at = now() - interval '23 hours 59 minutes'`,
    )
    expect(await verify(tokenIn(another))).toMatchObject({ body: { isVerified: true } })
  })

  test('has a link that verifies no other address of the account', async () => {
    const [mail] = await welcomeMails()
    await shop.database.run(
      `update accounts set login = 'moved@cairn.test' where account_id = $1`,
      [accountId],
    )
    expect(await verify(tokenIn(mail))).toMatchObject({ body: { isVerified: false } })
  })

  test('has a link that sets no password', async () => {
    const [mail] = await welcomeMails()
    const body = { token: tokenIn(mail), newPassword: 'Lichen-and-granite-7' }
    expect(await (await shop.guest()).send('confirmForgottenPassword', { body })).toMatchObject({
      errorId: 'AUT402',
    })
  })
})

test('an address that is changed after its verification is not verified', async () => {
  const [mail] = await welcomeMails()
  await verify(tokenIn(mail))
  expect(await isVerified()).toBe(true)
  await shop.database.run(`update accounts set verified_login = 'before@cairn.test'`)
  expect(await isVerified()).toBe(false)
})

describe('a sign-in', () => {
  const signInAgain = async (visitor: Visitor) => {
    await visitor.send('signOut', { body: {} })
    await visitor.send('requestToken', { body: { type: 'Guest' } })
    return signInAs(visitor, email)
  }
  const newDeviceMails = async (action: () => Promise<unknown>) =>
    (await mailsAfter(shop, action)).filter(({ kind }) => kind === 'newDevice')

  test('from a new device is told to the shopper, and later ones from it are not', async () => {
    const visitor = await shop.guest()
    const mails = await newDeviceMails(() => signInAs(visitor, email))
    expect(mails).toMatchObject([{ recipient: email, subject: 'A sign-in from a new device' }])
    expect(mails[0]?.text).toMatch(/\d{1,2}:\d\d/)
    expect(await newDeviceMails(() => signInAgain(visitor))).toEqual([])
  })

  test('from the first device of an account that was created here is not told', async () => {
    const { rows } = await shop.database.run(
      'delete from account_imports where account_id = $1 returning *',
      [accountId],
    )
    expect(rows).toHaveLength(1)
    expect(await newDeviceMails(async () => signInAs(await shop.guest(), email))).toEqual([])
    expect(await newDeviceMails(async () => signInAs(await shop.guest(), email))).toHaveLength(1)
    await shop.database.run('insert into account_imports (account_id, digests) values ($1, $2)', [
      accountId,
      JSON.stringify(rows[0]?.['digests']),
    ])
  })

  test('is told ten times a day', async () => {
    for (let time = 0; time < 12; time++) await signInAs(await shop.guest(), email)
    await writeMailsOfOutbox(shop)
    expect(await latestMails(shop)).toHaveLength(10)
  })
})

describe('the mail about a deleted account', () => {
  const writeMail = () =>
    inTransaction(shop.database.query, (transaction) =>
      writeAccountDeleted(transaction, { email: 'gone@cairn.test', locale: 'it-it' }),
    )

  test('is deleted when it has been sent', async () => {
    await writeMail()
    const [mail] = await latestMails(shop)
    expect(mail).toMatchObject({ subject: 'Il tuo account è stato eliminato' })
    const recipients: string[] = []
    const send: MailProvider['send'] = async ({ recipient }) => void recipients.push(recipient)
    const deps = { database: shop.database.query, mails: { send }, keys: shop.mailKeys }
    await sendMail(deps, mail?.mailId ?? '')

    expect(recipients).toEqual(['gone@cairn.test'])
    expect(await latestMails(shop)).toEqual([])
  })

  test('is deleted after a day in a shop that sends no mails', async () => {
    await writeMail()
    await deleteOldMails(shop.database.query)
    expect(await latestMails(shop)).toHaveLength(1)
    await shop.database.exec(`update mails set created_at = now() - interval '25 hours'`)
    await deleteOldMails(shop.database.query)
    expect(await latestMails(shop)).toEqual([])
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseAccountOf, newShopper } from '../testing/new-shopper.ts'
import {
  chooseNewsletter,
  confirmByMail,
  newsletterMails,
  newsletterRecipients,
} from '../testing/newsletter-mails.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signUpForm } from '../testing/sign-up.ts'
import { eraseLateWrites } from './late-writes-flow.ts'

const { email } = signUpForm

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    `delete from newsletter_recipients; delete from subscriptions; delete from erased_accounts;
     delete from accounts where login = '${email}'`,
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const storedRecipients = async () =>
  (await shop.database.run('select recipient from newsletter_recipients order by 1')).rows.map(
    ({ recipient }) => recipient,
  )

const choice = { locale: 'en-us', recipient: email } as const

test('erasing an account whose address is not verified removes at once what it alone has asked for', async () => {
  const visitor = await newShopper(shop)
  await chooseNewsletter(visitor, choice)
  await chooseNewsletter(visitor, { ...choice, recipient: 'friend@example.com' })
  await newsletterMails(shop, { recipient: 'somebody@example.com' })
  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  expect(await storedRecipients()).toEqual(['somebody@example.com'])
})

const storedMails = async () => (await shop.database.run('select kind from mails')).rows
const lastMail = { kind: 'accountDeleted' }

test('erasing it deletes the mails of newsletters that it alone has asked for', async () => {
  const visitor = await newShopper(shop)
  const mails = await mailsAfter(shop, () => chooseNewsletter(visitor, choice))
  expect(mails).toMatchObject([{ kind: 'newsletterWelcome', recipient: email }])
  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  expect(await storedMails()).toEqual([lastMail])
})

test('erasing it leaves what somebody else has confirmed for the address', async () => {
  const [mail] = await newsletterMails(shop, { recipient: email })
  await confirmByMail(shop, mail)
  const visitor = await newShopper(shop)
  await chooseNewsletter(visitor, choice)
  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  expect(await newsletterRecipients(shop)).toEqual([email])
})

test('what a request asks for that had begun before the erasure is removed with its other traces', async () => {
  const visitor = await newShopper(shop)
  const { rows } = await shop.database.run('select account_id from accounts where login = $1', [
    email,
  ])
  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  await shop.database.run(
    `insert into subscriptions (consumer_id, type, channel, recipient, locale, country, region, optin,
       double_optin, opted_in_at)
     values ($1, 'Newsletter', 'email', $2, 'en-us', 'US', 'NORA', true, false, now())`,
    [rows[0]?.['account_id'], email],
  )
  await shop.database.run(
    `insert into newsletter_recipients (type, recipient, locale, country, source, text_version,
       requires_confirmation)
     values ('Newsletter', $1, 'en-us', 'US', 'form', '2026-01', false)`,
    [email],
  )
  await shop.database.exec(`update erased_accounts set erased_at = now() - interval '3 minutes'`)
  await eraseLateWrites(shop.database.query)
  expect(await storedRecipients()).toEqual([])
})

import { locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../privacy/person-flow.ts'
import { eraseAccountOf } from '../testing/new-shopper.ts'
import { chooseNewsletter, confirmByMail, newsletterMails } from '../testing/newsletter-mails.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { signUp } from '../testing/sign-up.ts'
import type { Visitor } from '../testing/visitor.ts'
import { exportSubscribers } from './export-subscribers-flow.ts'
import { findMailSubscribers, type SubscriberPage } from './subscribers-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from newsletter_recipients; delete from subscriptions'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const exported = async (channel: 'email' | 'sms' = 'email', siteId?: string) =>
  exportSubscribers(shop.database.query, { channel, siteId }, shop.mailKeys)

const recipients = async (...args: Parameters<typeof exported>) =>
  (await exported(...args)).map(({ recipient }) => recipient)

test('the export has who has confirmed and not unsubscribed, with the record of the consent', async () => {
  const [mail] = await newsletterMails(shop, { recipient: 'confirmed@example.com' })
  await confirmByMail(shop, mail)
  await newsletterMails(shop, { recipient: 'pending@example.com' })
  const [ended] = await newsletterMails(shop, { recipient: 'ended@example.com' })
  await confirmByMail(shop, ended)
  const unsubscription = {
    body: { token: /unsubscribe\?token=([\w-]+)/.exec(ended?.text ?? '')?.[1] },
  }
  await shop.visitor().send('unsubscribe', unsubscription)
  await newsletterMails(shop, { recipient: 'direct@example.com', locale: 'en-us' })

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(await exported()).toEqual([
    {
      type: 'Newsletter',
      recipient: 'confirmed@example.com',
      locale: 'de-de',
      country: 'DE',
      subscribedAt: time,
      confirmedAt: time,
      source: 'form',
      textVersion: expect.any(String),
      unsubscribeUrl: mail?.unsubscribeUrl,
    },
    expect.objectContaining({ recipient: 'direct@example.com', confirmedAt: null }),
  ])
})

test('an address is exported once for each newsletter, whoever has typed it', async () => {
  const us = { locale: 'en-us' } as const
  await newsletterMails(shop, us)
  await newsletterMails(shop, us)
  await newsletterMails(shop, { ...us, type: 'LoyaltyNewsletter' })
  expect((await exported()).map(({ type }) => type)).toEqual(['LoyaltyNewsletter', 'Newsletter'])
})

test('the export of a site has its subscribers only', async () => {
  await newsletterMails(shop, { locale: 'en-us', recipient: 'us@example.com' })
  await newsletterMails(shop, { locale: 'fr-ca', recipient: 'ca@example.com' })
  expect(await recipients('email', 'CAIRN-CA')).toEqual(['ca@example.com'])
  expect(await recipients('email', 'CAIRN-DE')).toEqual([])
})

test('the pages of the export have each subscriber once', async () => {
  for (const name of ['c', 'a', 'e', 'b', 'd'])
    await newsletterMails(shop, { locale: 'en-us', recipient: `${name}@example.com` })
  const found: string[] = []
  let after: SubscriberPage['after']
  for (let pages = 0; pages < 5; pages += 1) {
    const page = await findMailSubscribers(shop.database.query, { locales, after, count: 2 })
    found.push(...page.map(({ recipient }) => recipient))
    after = page.at(-1) ?? after
  }
  expect(found).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`))
})

test('a person who was erased is not exported, also if the address was never proved', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'wranx@cairn.test')
  await chooseNewsletter(shopper, { locale: 'en-us', recipient: 'typed@example.com' })
  expect(await recipients()).toEqual(['typed@example.com'])
  const { rows } = await shop.database.run('select consumer_id from subscriptions')
  const consumerId = String(rows[0]?.['consumer_id'])
  await erasePerson(shop.database.query, { consumerId, provenEmail: null })
  expect(await recipients()).toEqual([])
})

const chooseTexts = (visitor: Visitor, recipient: string, optin = true) =>
  visitor.send('subscribe', { body: { type: 'Newsletter', channel: 'sms', optin, recipient } })

test('the latest choice for a number that no account has decides whether it gets text messages', async () => {
  const [phone, tablet] = [await shop.guest(), await shop.guest()]
  await chooseTexts(phone, '+13035550142')
  await chooseTexts(tablet, '+13035550143')
  expect(await recipients('sms')).toEqual(['+13035550142', '+13035550143'])
  expect(await recipients()).toEqual([])

  await chooseTexts(tablet, '+13035550142', false)
  expect(await recipients('sms')).toEqual(['+13035550143'])
  expect(await exported('sms')).toMatchObject([{ unsubscribeUrl: null }])
})

test('the choice of the account with a number counts, whatever guests choose, and its opt-out also after its erasure', async () => {
  const [owner, guest] = [await shop.guest(), await shop.guest()]
  const account = { email: 'owner@example.com', phone: '+13035550144' }
  expect(await signUp(owner, account)).toMatchObject({ status: 200 })
  await signInAs(owner, account.email)
  await chooseTexts(owner, account.phone)
  await chooseTexts(guest, account.phone, false)
  expect(await recipients('sms')).toEqual([account.phone])

  await chooseTexts(owner, account.phone, false)
  await chooseTexts(guest, account.phone)
  expect(await recipients('sms')).toEqual([])
  expect(await eraseAccountOf(owner)).toMatchObject({ status: 200 })
  expect(await recipients('sms')).toEqual([])
})

import { languageOf, type Locale, locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chooseNewsletter,
  confirmByMail,
  newsletterMails,
  newsletterRecipients,
  subscriptionsOf,
  unsubscribeByMail,
} from '../testing/newsletter-mails.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { deleteOldConfirmations } from './newsletter-confirmations-store.ts'
import { deleteUnconfirmedNewsletters } from './newsletter-recipients-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from newsletter_recipients; delete from subscriptions'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const ada = 'ada@example.com'

describe('on a site where newsletters are confirmed', () => {
  test('the recipient gets a mail with a link, and the newsletter after following it', async () => {
    const guest = await shop.guest()
    const [mail, ...more] = await mailsAfter(shop, () => chooseNewsletter(guest))
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'newsletterConfirm',
      recipient: ada,
      subject: 'Bitte bestätigen: die Briefe von Cairn',
    })
    expect(await newsletterRecipients(shop)).toEqual([])
    expect(await subscriptionsOf(guest)).toMatchObject([{ optin: true, doubleOptin: false }])

    const welcomes = await mailsAfter(shop, async () =>
      expect(await confirmByMail(shop, mail)).toBe(true),
    )
    expect(welcomes).toMatchObject([{ kind: 'newsletterWelcome', recipient: ada }])
    expect(await newsletterRecipients(shop)).toEqual([ada])
    expect(await subscriptionsOf(guest)).toMatchObject([{ optin: true, doubleOptin: true }])
  })

  test('pressing twice confirms once, and mails once', async () => {
    const [mail] = await newsletterMails(shop)
    await confirmByMail(shop, mail)
    expect(
      await mailsAfter(shop, async () => expect(await confirmByMail(shop, mail)).toBe(true)),
    ).toEqual([])
  })

  test('a link works for seven days', async () => {
    const [mail] = await newsletterMails(shop)
    const makeOlder = (interval: string) =>
      shop.database.exec(
        `update newsletter_confirmations set issued_at = now() - interval '${interval}'`,
      )
    await makeOlder('7 days 1 second')
    expect(await confirmByMail(shop, mail)).toBe(false)
    await makeOlder('6 days 23 hours')
    await deleteOldConfirmations(shop.database.query)
    expect(await confirmByMail(shop, mail)).toBe(true)
  })

  test('what the client says about a confirmation has no effect', async () => {
    const guest = await shop.guest()
    const body = { type: 'Newsletter', channel: 'email', optin: true, recipient: ada }
    const { body: answer } = await guest.send('subscribe', {
      body: { ...body, doubleOptin: true },
      locale: 'de-de',
    })
    expect(answer).toMatchObject({ doubleOptin: false })
    expect(await newsletterRecipients(shop)).toEqual([])
  })

  test('a request that nobody confirms is deleted after thirty days', async () => {
    await newsletterMails(shop)
    const other = await shop.guest()
    await chooseNewsletter(other)
    await chooseNewsletter(other, { optin: false })
    const stored = async () => {
      const { rows } = await shop.database.run(
        `select optin from subscriptions union all select null from newsletter_recipients order by 1`,
      )
      return rows.map(({ optin }) => optin)
    }
    const makeOlder = (days: number) =>
      shop.database.exec(
        `update newsletter_recipients set requested_at = now() - interval '${days} days';
         update subscriptions set opted_in_at = now() - interval '${days} days'`,
      )
    await makeOlder(29)
    await deleteUnconfirmedNewsletters(shop.database.query)
    expect(await stored()).toEqual([false, true, null])
    await makeOlder(31)
    await deleteUnconfirmedNewsletters(shop.database.query)
    expect(await stored()).toEqual([false])
  })

  test('an address gets three mails in seven days, however often it is typed', async () => {
    for (let request = 0; request < 3; request += 1)
      expect(await newsletterMails(shop)).toHaveLength(1)
    expect(await newsletterMails(shop)).toEqual([])
  })

  test('the link of a guest who has signed in confirms the subscription of the shopper', async () => {
    const visitor = await shop.guest()
    const [mail] = await mailsAfter(shop, () => chooseNewsletter(visitor))
    await signInAs(visitor, 'shopper@cairn.test')
    await confirmByMail(shop, mail)
    expect(await subscriptionsOf(visitor)).toMatchObject([{ recipient: ada, doubleOptin: true }])
  })
})

test('on another site the newsletter starts at once, with a mail that welcomes once a day', async () => {
  const us = { locale: 'en-us' } as const
  const mails = await mailsAfter(shop, async () => {
    await chooseNewsletter(await shop.guest(), us)
    await chooseNewsletter(await shop.guest(), us)
  })
  expect(mails).toMatchObject([
    { kind: 'newsletterWelcome', subject: 'You get the letters from Cairn' },
  ])
  expect(await newsletterRecipients(shop)).toEqual([ada])
})

test('a shopper whose address is verified gets the newsletter at once, also after unsubscribing', async () => {
  const email = 'wranx@cairn.test'
  await shop.database.run('update accounts set verified_login = login where login = $1', [email])
  const shopper = await shop.guest()
  await signInAs(shopper, email)
  for (let time = 0; time < 2; time += 1) {
    const mails = await mailsAfter(shop, () => chooseNewsletter(shopper, { recipient: email }))
    const [mail] = mails.filter(({ kind }) => kind.startsWith('newsletter'))
    expect(mail).toMatchObject({ kind: 'newsletterWelcome' })
    expect(await newsletterRecipients(shop)).toEqual([email])
    expect(await subscriptionsOf(shopper)).toMatchObject([{ doubleOptin: true }])
    await unsubscribeByMail(shop, mail)
    expect(await newsletterRecipients(shop)).toEqual([])
  }
  await chooseNewsletter(shopper, { recipient: 'other@example.com' })
  expect(await newsletterRecipients(shop)).toEqual([])
  await shop.database.run('update accounts set verified_login = null where login = $1', [email])
})

describe('a stranger who types an address', () => {
  test.each<Locale>(['de-de', 'en-us'])(
    'gets the same answer for a subscribed, an unsubscribed and an unknown one on %s',
    async (locale) => {
      const [mail] = await newsletterMails(shop, { locale, recipient: 'grace@example.com' })
      if (locale === 'de-de') await confirmByMail(shop, mail)
      const [ended] = await newsletterMails(shop, { locale, recipient: 'hedy@example.com' })
      await unsubscribeByMail(shop, ended)
      const answers = []
      for (const name of ['grace', 'hedy', 'nobody']) {
        const stranger = await shop.guest()
        const { status, body } = await chooseNewsletter(stranger, {
          locale,
          recipient: `${name}@example.com`,
        })
        const [subscription] = await subscriptionsOf(stranger)
        expect(subscription).toEqual(body)
        answers.push({ status, ...Object(body), recipient: '', optinDate: '' })
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    },
  )

  test('does not learn later that its owner has confirmed', async () => {
    const stranger = await shop.guest()
    await chooseNewsletter(stranger)
    await confirmByMail(shop, (await newsletterMails(shop))[0])
    expect(await subscriptionsOf(stranger)).toMatchObject([{ doubleOptin: false }])
  })

  test('cannot end the newsletter of its owner', async () => {
    await newsletterMails(shop, { locale: 'en-us' })
    const stranger = await shop.guest()
    await chooseNewsletter(stranger, { locale: 'en-us' })
    await chooseNewsletter(stranger, { locale: 'en-us', optin: false })
    expect(await newsletterRecipients(shop)).toEqual([ada])
  })

  test('cannot subscribe an address that was asked to confirm elsewhere', async () => {
    const [mail] = await newsletterMails(shop)
    await newsletterMails(shop, { locale: 'en-us' })
    expect(await newsletterRecipients(shop)).toEqual([])
    await confirmByMail(shop, mail)
    expect(await newsletterRecipients(shop)).toEqual([ada])
  })

  test('cannot subscribe an address again that has unsubscribed, on no site', async () => {
    const [welcome] = await newsletterMails(shop, { locale: 'en-us' })
    await unsubscribeByMail(shop, welcome)
    const [mail] = await newsletterMails(shop, { locale: 'en-us' })
    expect(mail).toMatchObject({ kind: 'newsletterConfirm' })
    expect(await newsletterRecipients(shop)).toEqual([])
    await newsletterMails(shop, { locale: 'en-us' })
    expect(await newsletterRecipients(shop)).toEqual([])

    await confirmByMail(shop, mail)
    expect(await newsletterRecipients(shop)).toEqual([ada])
  })
})

test('time, place and text of the consent are recorded', async () => {
  await newsletterMails(shop)
  const { rows } = await shop.database.run(
    `select source, text_version, locale, country, requested_at > now() - interval '1 minute' as is_new
     from newsletter_recipients`,
  )
  expect(rows).toEqual([
    {
      source: 'form',
      text_version: expect.stringMatching(/^\d{4}-\d\d$/),
      locale: 'de-de',
      country: 'DE',
      is_new: true,
    },
  ])
})

test('the mails are written in five languages', async () => {
  const subjects = new Map<string, Set<string>>()
  for (const locale of locales) {
    const recipient = `reader-${locale}@example.com`
    const mails = await newsletterMails(shop, { locale, recipient })
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.text).toContain(`/${locale}/newsletter/unsubscribe?token=`)
    const kinds = subjects.get(languageOf(locale)) ?? new Set()
    subjects.set(languageOf(locale), kinds.add(mail?.subject ?? ''))
  }
  expect(subjects.size).toBe(5)
  expect(
    new Set([...subjects.values()].flatMap((texts) => [...texts])).size,
  ).toBeGreaterThanOrEqual(6)
})

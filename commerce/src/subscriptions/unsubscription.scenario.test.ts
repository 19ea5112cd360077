import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  chooseNewsletter,
  confirmByMail,
  newsletterMails,
  newsletterRecipients,
  newsletterTokenIn,
  subscriptionsOf,
  unsubscribeByMail,
} from '../testing/newsletter-mails.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from newsletter_recipients; delete from subscriptions'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const ada = 'ada@example.com'

describe('the link that unsubscribes', () => {
  test('is in each mail about a newsletter, in its text, its HTML and for mail programs', async () => {
    const [request] = await newsletterMails(shop)
    const [welcome] = await mailsAfter(shop, () => confirmByMail(shop, request))
    for (const mail of [request, welcome]) {
      const url = mail?.unsubscribeUrl ?? 'no url'
      expect(url).toMatch(
        /^http:\/\/localhost:3000\/de-de\/newsletter\/unsubscribe\?token=[\w-]{40,}$/,
      )
      expect(mail?.text).toContain(`Abbestellen: ${url}`)
      expect(mail?.html).toContain(`href="${url}"`)
      expect(url).not.toContain('ada')
    }
  })

  test('ends the newsletter without signing in, and can be used again', async () => {
    const guest = await shop.guest()
    const [mail] = await mailsAfter(shop, () => chooseNewsletter(guest, { locale: 'en-us' }))
    const endings = async () =>
      (await shop.database.run('select unsubscribed_at from newsletter_recipients')).rows
    expect(await unsubscribeByMail(shop, mail)).toMatchObject({ status: 200 })
    const first = await endings()
    expect(await newsletterRecipients(shop)).toEqual([])
    expect(await subscriptionsOf(guest)).toMatchObject([
      { optin: false, optoutDate: expect.any(String) },
    ])
    expect(await unsubscribeByMail(shop, mail)).toMatchObject({ status: 200 })
    expect(await endings()).toEqual(first)
  })

  test('ends one newsletter and not the other', async () => {
    const [mail] = await newsletterMails(shop, { locale: 'en-us' })
    await newsletterMails(shop, { locale: 'en-us', type: 'LoyaltyNewsletter' })
    await unsubscribeByMail(shop, mail)
    const { rows } = await shop.database.run(
      'select type from newsletter_recipients where unsubscribed_at is null',
    )
    expect(rows).toEqual([{ type: 'LoyaltyNewsletter' }])
  })

  test('makes a link for confirming useless', async () => {
    const [mail] = await newsletterMails(shop)
    await unsubscribeByMail(shop, mail)
    expect(await confirmByMail(shop, mail)).toBe(false)
    expect(await newsletterRecipients(shop)).toEqual([])
  })

  test('works for ever, also when nothing is stored of the address', async () => {
    const [mail] = await newsletterMails(shop)
    await shop.database.exec('delete from newsletter_recipients; delete from subscriptions')
    expect(await unsubscribeByMail(shop, mail)).toMatchObject({ status: 200 })
  })

  test('cannot be guessed', async () => {
    const [mail] = await newsletterMails(shop, { locale: 'en-us' })
    const token = newsletterTokenIn(mail, 'unsubscribe')
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const text = `/newsletter/unsubscribe?token=${forged}`
    expect(await unsubscribeByMail(shop, { text })).toMatchObject({ errorId: 'API404' })
    expect(await newsletterRecipients(shop)).toEqual([ada])
  })
})

describe('a shopper who opts out in the account', () => {
  const email = 'shopper@cairn.test'
  const verify = (isVerified: boolean) =>
    shop.database.run(
      `update accounts set verified_login = case when $2 then login end where login = $1`,
      [email, isVerified],
    )
  beforeEach(() => verify(false))
  afterEach(() => verify(false))

  async function optInAndOut(type?: string) {
    const shopper = await shop.guest()
    await signInAs(shopper, email)
    const choice = { locale: 'en-us', recipient: email, ...(type && { type }) } as const
    await chooseNewsletter(shopper, choice)
    await chooseNewsletter(shopper, { ...choice, optin: false })
    return shopper
  }

  test('gets nothing that was asked for elsewhere, if the address is verified', async () => {
    await newsletterMails(shop, { locale: 'en-us', recipient: email })
    await verify(true)
    await optInAndOut()
    expect(await newsletterRecipients(shop)).toEqual([])
  })

  test('ends nothing that somebody else has confirmed, as long as the address is not verified', async () => {
    const [mail] = await newsletterMails(shop, { recipient: email })
    await confirmByMail(shop, mail)
    const shopper = await optInAndOut()
    const subscriptions = [{ type: 'Newsletter', channel: 'email', optin: false }]
    await shopper.send('changeProfile', { body: { consumerProfile: { subscriptions } } })
    expect(await newsletterRecipients(shop)).toEqual([email])

    await unsubscribeByMail(shop, mail)
    expect(await newsletterRecipients(shop)).toEqual([])
  })

  test('ends what the account alone has asked for, before the address is verified too', async () => {
    await optInAndOut('LoyaltyNewsletter')
    expect(await newsletterRecipients(shop)).toEqual([])
  })
})

import { languageTag } from '@cairn/contract/sites/formatting'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { smtpProvider } from '../mail/mail-provider.ts'
import type { MailFacts } from '../mail/mail.ts'
import { en } from '../mail/messages/en.ts'
import { sendMail } from '../mail/stored-mails-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import { mailPart } from '../testing/mail/mail-part.ts'
import { type MailServer, openMailServer } from '../testing/mail/mail-server.ts'
import { latestMails, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { newChallenge, password } from '../testing/sign-in.ts'
import { signUp } from '../testing/sign-up.ts'
import { shopOrigin, type Visitor } from '../testing/visitor.ts'

const soldOut = 'CAIRN004SLT-M'
const setStock = (onHand: number) =>
  importRows(shop.database.query, [{ kind: 'stock', sku: soldOut, onHand }])

let shop: Shop
let server: MailServer
beforeAll(async () => {
  ;[shop, server] = await Promise.all([openShop(), openMailServer()])
})
beforeEach(async () => {
  await shop.database.exec('delete from mails; delete from outbox')
  await setStock(0)
  server.received.length = 0
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(async () => {
  await shop.close()
  await server.close()
})

/** Signs in to the account on the site, in another browser than before. */
async function signInOn(locale: Locale, email: string): Promise<Visitor> {
  const visitor = shop.visitor()
  await visitor.send('requestToken', { body: { type: 'Guest' }, locale })
  const { codeVerifier, codeChallenge } = newChallenge()
  const credentials = { type: 'Registered', username: email, password, codeChallenge }
  const { body } = await visitor.send<{ authorizationCode: string }>('signIn', {
    body: credentials,
    locale,
  })
  const { authorizationCode } = body
  const proof = { type: 'Registered', authorizationCode, codeVerifier }
  await visitor.send('requestToken', { body: proof, locale })
  return visitor
}

const northAmerican = {
  US: { phone: '+13035550161', postalCode: '80202' },
  CA: { phone: '+14165550161', postalCode: 'M5V 2T6' },
}

async function signUpOn(locale: Locale, email: string) {
  const guest = shop.visitor()
  await guest.send('requestToken', { body: { type: 'Guest' }, locale })
  const details =
    siteOf(locale).region === 'NORA'
      ? northAmerican[locale === 'en-us' ? 'US' : 'CA']
      : { phone: undefined, postalCode: undefined, gender: 'undisclosed' }
  expect(await signUp(guest, { email, ...details }, locale)).toMatchObject({ status: 200 })
}

/** Does on a site what mails tell of, and returns the mails as the inbox shows them. */
async function causeMails(locale: Locale) {
  const email = `nora.${locale}@example.com`
  await signUpOn(locale, email)
  await signInOn(locale, email)
  const visitor = await signInOn(locale, email)
  async function send<Body>(name: Parameters<Visitor['send']>[0], request: object = {}) {
    const { status, body } = await visitor.send<Body>(name, { locale, ...request })
    expect([name, status, body]).toEqual([name, 200, body])
    return body
  }
  await send('askForPasswordReset', { body: { email } })
  const consumerDetails = { email: `new.${email}` }
  await send('changeProfile', {
    body: { consumerProfile: { consumerDetails }, currentPassword: password },
  })
  const newsletter = { type: 'Newsletter', channel: 'email', optin: true, recipient: email }
  await send('subscribe', { body: newsletter })
  await send('subscribeToStockNotice', { body: { sku: soldOut, email } })
  await send('addFavourite', { body: { id: 'CAIRN001BLK' } })
  const { favoriteId } = await send<{ favoriteId: string }>('readFavourites')
  const recipients = [`friend.${locale}@example.com`]
  await send('shareFavourites', { params: { favoriteId }, body: { recipients } })
  await setStock(3)
  await writeMailsOfOutbox(shop)
  await shop.database.exec('delete from outbox')
  const newPassword = 'Lichen-and-granite-7'
  await send('changePassword', { body: { currentPassword: password, newPassword } })
  await writeMailsOfOutbox(shop)
  const written = await sendAll()
  await send('eraseAccount', { body: { currentPassword: newPassword } })
  return [...written, ...(await sendAll())]
}

/** Sends what is written and not sent yet over SMTP. */
async function sendAll() {
  const mails = (await latestMails(shop)).filter(({ isSent }) => !isSent)
  const provider = smtpProvider({ url: server.url, from: 'orders@shop.example' })
  const deps = { database: shop.database.query, mails: provider, keys: shop.mailKeys }
  for (const { mailId } of mails) await sendMail(deps, mailId)
  return mails
}

const token = '\\?token=[\\w-]+'
/** The pages that the mails link to. */
const links: Partial<Record<MailFacts['kind'], string[]>> = {
  welcome: [`/account/verify-email${token}`],
  newDevice: ['/forgot-password'],
  passwordReset: [`/forgot-password/new${token}`],
  passwordChanged: ['/forgot-password'],
  emailChange: [`/account/verify-email${token}`],
  emailChangeAsked: ['/forgot-password'],
  newsletterConfirm: [`/newsletter/confirm${token}`, `/newsletter/unsubscribe${token}`],
  newsletterWelcome: ['', `/newsletter/unsubscribe${token}`],
  backInStock: ['/p/[\\w-]+-CAIRN004SLT'],
  favouritesShared: ['/favorites/[\\da-f-]{36}', '/favorites/no-mails/[\\w-]+', '/p/[\\w-]+'],
  accountDeleted: [''],
}

/** Parts of English sentences of several words, without the values in them. */
const englishPhrases = Object.values(en)
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim())
  .filter((text) => text.split(' ').length > 2)

const kindsOn = (locale: Locale) =>
  Object.keys(links).filter(
    (kind) =>
      kind !== (siteOf(locale).region === 'NORA' ? 'newsletterConfirm' : 'newsletterWelcome'),
  )

/** What no text may contain: each country has one word for email. */
const otherWords: Partial<Record<Locale, RegExp>> = { 'fr-ca': /e-mail/i, 'fr-fr': /courriel/i }

const uniqueMatches = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, match = '']) => match)),
]

test.each(['en-us', 'en-gb', 'de-de', 'fr-fr', 'fr-ca', 'it-it', 'es-es'] as const)(
  'the mails of %s are sent over SMTP in its language, as HTML and text, with links to its pages',
  async (locale) => {
    const mails = await causeMails(locale)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(kindsOn(locale).toSorted())
    for (const type of ['text/plain', 'text/html'] as const) {
      const sent = server.received.map(({ message }) => mailPart(message, type).trim())
      const shown = mails.map(({ text, html }) => (type === 'text/plain' ? text : html).trim())
      expect(sent.toSorted()).toEqual(shown.toSorted())
    }
    for (const { kind, subject, text, html } of mails) {
      const pages = (links[kind] ?? []).map((page) => `${shopOrigin}/${locale}${page}`)
      const isExpected = (url: string) => pages.some((page) => new RegExp(`^${page}$`).test(url))
      for (const urls of [
        uniqueMatches(text, /(https?:\S+)/g),
        uniqueMatches(html, /href="([^"]+)"/g),
      ]) {
        expect([kind, urls.length]).toEqual([kind, pages.length])
        expect([kind, urls.filter((url) => !isExpected(url))]).toEqual([kind, []])
      }
      expect(html).toContain(`<html lang="${languageTag(locale)}">`)
      expect(html).toContain(`<title>${subject.replaceAll('&', '&amp;')}</title>`)
      expect([kind, otherWords[locale]?.exec(`${subject} ${text} ${html}`)?.[0]]).toEqual([
        kind,
        undefined,
      ])
      if (locale.startsWith('en')) continue
      expect([
        kind,
        englishPhrases.filter((phrase) => `${subject} ${text} ${html}`.includes(phrase)),
      ]).toEqual([kind, []])
    }
  },
)

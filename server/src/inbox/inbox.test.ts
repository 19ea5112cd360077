import { everyKind } from '@cairn/commerce/mail/mail-example'
import { writeMails } from '@cairn/commerce/mail/mails-store'
import { findLatestMails } from '@cairn/commerce/mail/stored-mails-flow'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { inTransaction } from '@cairn/commerce/platform/database/in-transaction'
import { openTestDatabase } from '@cairn/commerce/platform/database/testing'
import { languageTag } from '@cairn/contract/sites/formatting'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { productionEnvironment } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'
import { createInbox, type Inbox } from './inbox.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const keys = {
  tokenSecret: 'a secret of the tests',
  cardSecret: 'another secret of the tests',
  publicOrigin: 'http://shop.example',
}

const shownKinds = [
  'welcome',
  'passwordReset',
  'passwordChanged',
  'newDevice',
  'emailChange',
  'accountDeleted',
  'newsletterConfirm',
  'backInStock',
  'favouritesShared',
] as const

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;')

describe('the inbox', () => {
  let database: OpenDatabase
  let inbox: Inbox
  beforeAll(async () => {
    database = await openTestDatabase()
    inbox = createInbox(database, keys)
  })
  beforeEach(() => database.exec('delete from mails'))
  afterAll(() => database.close())

  const write = (occasion: string, amount: number, recipient = 'ada@example.com') =>
    inTransaction(database.query, (transaction) =>
      writeMails(transaction, [
        {
          orderId: '00000000-0000-4000-8000-000000000001',
          occasion,
          recipient,
          facts: {
            kind: 'refunded',
            locale: 'en-gb',
            currency: 'GBP',
            orderNumber: 'CRN-23456789A',
            amount,
          },
        },
      ]),
    )

  const open = async (path: string) => {
    const answer = await inbox(path)
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  test('says that it is empty', async () => {
    const { status, html } = await open('/inbox')

    expect(status).toBe(200)
    expect(html).toContain('Nothing here yet.')
  })

  test('lists the mails, newest first, and opens each', async () => {
    await write('one', 1_000, 'first@example.com')
    await write('two', 2_000, 'second@example.com')
    const { html } = await open('/inbox')
    expect(html.match(/(first|second)@example\.com/g)).toEqual([
      'second@example.com',
      'first@example.com',
    ])
    const path = /href="(\/inbox\/[^"]+)"/.exec(html)?.[1] ?? ''
    const mail = await open(path)

    expect(mail.status).toBe(200)
    expect(mail.html).toContain('second@example.com')
    expect(mail.html).toContain('£20.00 go back to you.')
  })

  test('shows a mail in a sandboxed frame without scripts', async () => {
    await write('one', 1_000, '"><script>alert(1)</script>@example.com')
    const list = await open('/inbox')
    const mail = await open(/href="(\/inbox\/[^"]+)"/.exec(list.html)?.[1] ?? '')

    for (const { html, headers } of [list, mail]) {
      expect(html).not.toContain('<script')
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('cache-control')).toBe('private, no-store')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/script-src|unsafe-eval|http:|\*/)
    }
    expect(mail.html).toMatch(/<iframe title="[^"]+" sandbox="[^"]*" srcdoc="[^"<>]+"><\/iframe>/)
    expect(mail.html).not.toMatch(/allow-scripts|allow-same-origin/)
  })

  test.each(['en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es'] as const)(
    'shows the mails to people in the language of %s, as HTML and text',
    async (locale) => {
      for (const kind of shownKinds) {
        const recipient = `${kind.toLowerCase()}@example.com`
        const facts = { ...everyKind[kind], locale }
        await inTransaction(database.query, (transaction) =>
          writeMails(transaction, [{ orderId: null, occasion: kind, recipient, facts }]),
        )
      }
      const { html: list } = await open('/inbox')
      const shown = await findLatestMails(database.query, 50, keys)
      expect(shown).toHaveLength(shownKinds.length)
      for (const { mailId, subject, html, text } of shown) {
        expect(list).toContain(`<b>${escaped(subject)}</b>`)
        const page = (await open(`/inbox/${mailId}`)).html
        expect(page).toContain(`srcdoc="${escaped(html)}"`)
        expect(page).toContain(`<pre>${escaped(text)}</pre>`)
        expect(html).toContain(`<html lang="${languageTag(locale)}">`)
      }
    },
  )

  test.each(['/inbox/', '/inbox/nothing', '/inbox/00000000-0000-4000-8000-000000000009'])(
    'has no mail at %s',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 404 })
    },
  )
})

describe('a shop', () => {
  const smtp = 'smtp://127.0.0.1:9'
  let installation: TestInstallation
  beforeAll(async () => {
    installation = await openTestInstallation()
  })
  afterAll(() => installation.remove())

  test.each([
    ['without a mail server shows the inbox', 200, {}],
    ['that sends its mails has no inbox', 404, { SMTP_URL: smtp }],
    ['that is real has no inbox', 404, { ...productionEnvironment, SMTP_URL: smtp }],
  ])('%s', async (_, status, environment) => {
    const server = await installation.start(environment)
    const answer = await server.fetch('/inbox')
    const html = await answer.text()
    const wordmark = await server.fetch('/mail-wordmark.png')
    await server.stop('SIGINT')

    expect(answer.status).toBe(status)
    expect(html.includes('<h1>Inbox</h1>')).toBe(status === 200)
    expect(wordmark.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

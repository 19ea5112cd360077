import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { onFault } from '../platform/faults.ts'
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { unsubscribeTokenOf } from '../subscriptions/unsubscription-flow.ts'
import { cardSecret } from '../testing/import-rows.ts'
import { mailPart } from '../testing/mail/mail-part.ts'
import { type MailServer, openMailServer } from '../testing/mail/mail-server.ts'
import { mailJobs } from './mail-jobs.ts'
import { smtpProvider } from './mail-provider.ts'
import type { MailFacts, NewMail } from './mail.ts'
import { writeMails } from './mails-store.ts'
import { findLatestMails } from './stored-mails-flow.ts'

const keys = {
  tokenSecret: 'a secret of the tests',
  cardSecret,
  publicOrigin: 'https://shop.example',
}
const recipient = 'ada.canary@example.com'

let database: OpenDatabase
let server: MailServer
let jobs: Jobs | undefined
let errors: unknown[]
beforeEach(async () => {
  errors = []
  ;[database, server] = await Promise.all([openTestDatabase(), openMailServer()])
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  await Promise.all([database.close(), server.close()])
})

async function start() {
  const mails = smtpProvider({ url: server.url, from: 'orders@shop.example' })
  const { consumers } = mailJobs({ ...keys, mails, staffEmail: 'help@shop.example' })
  const report = (error: unknown) => void errors.push(error)
  jobs = await startJobs(database, { consumers, schedules: [], report, retryDelaySeconds: 0 })
  return jobs
}

const facts: MailFacts = {
  kind: 'giftCard',
  locale: 'fr-fr',
  currency: 'EUR',
  orderNumber: 'CRN-23456789A',
  card: 'a card of the tests',
  amount: 5_000,
  to: 'Grete',
  from: 'Ada Berg',
  message: null,
  picture: '/images/CAIRN008HTR/front',
}

const write = (occasion = 'one') =>
  inTransaction(database.query, (transaction) =>
    writeMails(transaction, [
      { orderId: '00000000-0000-4000-8000-000000000001', occasion, recipient, facts },
    ]),
  )

const mails = () => findLatestMails(database.query, 10, keys)
const waitOptions = { timeout: 20_000 }

test('a mail is sent once, as text and HTML', async () => {
  await start()
  await write()
  await write()
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ isSent: true }]), waitOptions)
  const [mail] = await mails()

  expect(server.received).toMatchObject([{ to: recipient }])
  const message = server.received[0]?.message ?? ''
  expect(message).toMatch(/^From: Cairn <orders@shop\.example>$/m)
  expect(message).toContain(`Message-ID: <${mail?.mailId}@shop.example>`)
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(message).toContain('Content-Type: text/plain; charset=utf-8')
  expect(message).toContain('Content-Type: text/html; charset=utf-8')
  expect(errors).toEqual([])
})

test('the mails about accounts and newsletters are sent in five languages, as text and HTML', async () => {
  const newsletter = {
    type: 'Newsletter',
    recipientId: '7b1e4c2f-9a0d-4e6b-b3c8-5d7f1a2e9c40',
  } as const
  const kinds = [
    { kind: 'welcome', issue: 'one' },
    { kind: 'passwordReset', issue: 'one' },
    { kind: 'passwordChanged' },
    {
      kind: 'profileCreated',
      consumerId: '5b9f2d7e-41c6-4a83-9d0e-7c1f6b2a8e54',
      email: 'ada@example.com',
    },
    { kind: 'profileExists' },
    { kind: 'newDevice', signedInAt: '2026-11-26T14:32:05.000Z' },
    { kind: 'accountDeleted' },
    { kind: 'newsletterConfirm', issue: 'one', ...newsletter },
    { kind: 'newsletterWelcome', ...newsletter },
  ] as const
  const everyMail = (['en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es'] as const).flatMap((locale) =>
    kinds.map((about): NewMail => {
      const occasion = `${about.kind} ${locale}`
      return { orderId: null, occasion, recipient, facts: { locale, ...about } }
    }),
  )
  await inTransaction(database.query, (transaction) => writeMails(transaction, everyMail))
  const written = await findLatestMails(database.query, 50, keys)
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(45)
  await start()
  await vi.waitFor(() => expect(server.received).toHaveLength(45), waitOptions)

  for (const type of ['text/plain', 'text/html'] as const) {
    const sent = server.received.map(({ message }) => mailPart(message, type).trim())
    const expected = written.map(({ text, html }) => (type === 'text/plain' ? text : html).trim())
    expect(sent.toSorted()).toEqual(expected.toSorted())
  }
  expect(errors).toEqual([])
})

test('a mail about a newsletter has the headers with which mail programs end it by one click', async () => {
  await start()
  const recipientId = '7b1e4c2f-9a0d-4e6b-b3c8-5d7f1a2e9c40'
  const newsletter: MailFacts = {
    kind: 'newsletterWelcome',
    locale: 'de-de',
    type: 'Newsletter',
    recipientId,
  }
  await inTransaction(database.query, (transaction) =>
    writeMails(transaction, [{ orderId: null, occasion: 'one', recipient, facts: newsletter }]),
  )
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions)

  const token = unsubscribeTokenOf(recipientId, keys.tokenSecret)
  const url = `https://shop.example/de-de/newsletter/unsubscribe?token=${token}`
  const message = server.received[0]?.message.replaceAll(/\n[ \t]+/g, ' ') ?? ''
  expect(message).toContain(`\nList-Unsubscribe: <${url}>\n`)
  expect(message).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  await write()
  await vi.waitFor(() => expect(server.received).toHaveLength(2), waitOptions)
  expect(server.received[1]?.message).not.toContain('List-Unsubscribe')
})

test('a mail server error is retried, and neither the address nor the code is logged (guarantee 39)', async () => {
  server.refuse(2)
  await start()
  await write()
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions)
  const [mail] = await mails()
  const pin = /PIN\D+(\d{6})/.exec(mail?.text ?? '')?.[1] ?? 'none'

  expect(server.attempts()).toBe(3)
  expect(errors.map(String)).toEqual(
    Array(2).fill('Error: The mail server did not take a mail (EENVELOPE 451).'),
  )
  const stored = await database.run('select string_agg(j::text, $1) as jobs from pgboss.job j', [
    '',
  ])
  for (const output of [
    ...errors.map((error) => JSON.stringify(error, allOf)),
    String(stored.rows[0]?.['jobs']),
  ]) {
    expect(output).not.toContain('canary')
    expect(output).not.toContain(pin)
  }
})

const allOf = (_: string, value: unknown) =>
  value instanceof Error
    ? Object.fromEntries(
        Object.getOwnPropertyNames(value).map((name) => [name, Reflect.get(value, name)]),
      )
    : value

test('after five attempts a mail is dead, the next one is sent, and the first can be retried (guarantee 42)', async () => {
  server.refuse(5)
  const { countDead, retryDead } = await start()
  await write()
  await vi.waitFor(async () => expect(await countDead()).toBe(1), waitOptions)
  expect(server.attempts()).toBe(5)
  await write('two')
  await vi.waitFor(() => expect(server.received).toHaveLength(1), waitOptions)

  expect(await retryDead()).toBe(1)
  await vi.waitFor(() => expect(server.received).toHaveLength(2), waitOptions)
})

test('an unreachable mail server counts as a failed attempt', async () => {
  await server.close()
  const { countDead } = await start()
  await write()
  await vi.waitFor(async () => expect(await countDead()).toBe(1), waitOptions)

  expect(String(errors[0])).toContain('(ESOCKET)')
  expect(await mails()).toMatchObject([{ isSent: false }])
  server = await openMailServer()
})

test('a mail that was sent by a worker that died is sent again with the same message id', async () => {
  let failures = 0
  const disarm = onFault('mail.sent', () => {
    if (++failures === 1) throw new Error('the worker died')
  })
  await start()
  await write()
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ isSent: true }]), waitOptions)
  disarm()
  const ids = server.received.map(({ message }) => /Message-ID: (.*)/.exec(message)?.[1])

  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { mailPart } from '@cairn/commerce/testing/mail/mail-part'
import { type MailServer, openMailServer } from '@cairn/commerce/testing/mail/mail-server'
import { setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { exchangeCode, newChallenge, password } from '@cairn/commerce/testing/sign-in'
import { signUp } from '@cairn/commerce/testing/sign-up'
import { solvedChallenge } from '@cairn/commerce/testing/solved-challenge'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const email = 'quizella.thornberry@example.com'
const texts = ['quizella', 'thornberry', '3035550199', 'quincebark']
const marksIn = (text: string) => texts.filter((mark) => text.toLowerCase().includes(mark))

const address = {
  firstName: 'Quizella',
  lastName: 'Thornberry',
  addressLine1: '12 Quincebark Lane',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email,
  phone: '+13035550199',
}

/** Writes a snapshot of the memory on a signal, with whole strings. */
const snapshotOptions = `--heapsnapshot-signal=SIGUSR2 --import=data:text/javascript,${encodeURIComponent(
  "import v8 from 'node:v8';v8.setFlagsFromString('--heap-snapshot-string-limit=1000000')",
)}`

let installation: TestInstallation
let server: TestServer
let mails: MailServer
let visitor: Visitor
beforeAll(async () => {
  ;[installation, mails] = await Promise.all([openTestInstallation(), openMailServer()])
  server = await installation.start({
    LOG_LEVEL: 'debug',
    SMTP_URL: mails.url,
    NODE_OPTIONS: snapshotOptions,
  })
  visitor = await server.guest()
  await useShop()
})
afterAll(async () => {
  await installation.remove()
  await mails.close()
})

const mailWith = (subject: string) =>
  vi.waitFor(
    () => {
      const mail = mails.received.find(({ message }) => message.includes(`Subject: ${subject}`))
      if (!mail) throw new Error(`no mail about "${subject}" was sent`)
      return mail
    },
    { timeout: 30_000 },
  )

async function useShop() {
  const { firstName, lastName, phone } = address
  const form = { email, firstName, lastName, phone }
  const recaptcha_response = await solvedChallenge(visitor, 'register')
  expect(await signUp(visitor, { ...form, recaptcha_response })).toMatchObject({ status: 200 })
  await signIn()
  const welcome = mailPart((await mailWith('Welcome to Cairn')).message, 'text/plain')
  const [, token = ''] = /token=([\w-]+)/.exec(welcome) ?? []
  await visitor.send('verifyEmail', { body: { token } })
  await visitor.send('addAddress', { body: { address } })
  const { body: cart } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  await setAddresses(visitor, cart.basketId, address)
  await visitor.send('readCart', { params: { basketId: cart.basketId } })
  const question = { category: 'order', subject: 'where-is-it', message: 'Quincebark' }
  await visitor.send('contactUs', { body: { firstName, lastName, email, phone, ...question } })
  await (
    await server.guest()
  ).send('subscribeToStockNotice', {
    body: { sku: 'CAIRN004SLT-M', email },
  })
  const cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const page of ['account', 'account/profile', 'account/addresses', 'cart', 'checkout'])
    await (await server.fetch(`/en-us/${page}`, { headers: { cookie } })).text()
  await server.fetch(`/en-us/sign-up?email=${encodeURIComponent(email)}`)
}

async function signIn() {
  const { codeVerifier, codeChallenge } = newChallenge()
  const recaptcha_response = await solvedChallenge(visitor, 'login')
  const { body } = await visitor.send<{ authorizationCode: string }>('signIn', {
    body: { type: 'Registered', username: email, password, codeChallenge, recaptcha_response },
  })
  const { authorizationCode } = body
  await exchangeCode(visitor, { authorizationCode, codeVerifier })
}

/** The texts of the shopper that are in the memory of the server. */
async function marksInMemory(): Promise<string[]> {
  const { dataDir } = installation
  server.process.kill('SIGUSR2')
  return vi.waitFor(
    async () => {
      const name = (await readdir(dataDir)).find((entry) => entry.endsWith('.heapsnapshot'))
      if (name === undefined) throw new Error('there is no snapshot yet')
      const snapshot = await readFile(join(dataDir, name), 'utf8')
      if (!snapshot.trimEnd().endsWith(']}')) throw new Error('the snapshot is not complete')
      await rm(join(dataDir, name))
      return marksIn(snapshot)
    },
    { timeout: 60_000, interval: 200 },
  )
}

test('a running server keeps nothing of an erased shopper in its log, its memory and its database (guarantee 29)', async () => {
  expect(await marksInMemory()).toEqual(texts)
  expect(await visitor.send('eraseAccount', { body: { currentPassword: password } })).toMatchObject(
    {
      status: 200,
    },
  )
  await mailWith('Your account has been deleted')
  await expect
    .poll(
      async () => {
        // The data of other requests replace what a parser or a socket still refers to.
        for (const path of ['/en-us', '/en-us/cart', '/en-us/account'])
          await (await server.fetch(path)).text()
        return marksInMemory()
      },
      { timeout: 60_000 },
    )
    .toEqual([])
  expect(await server.stop('SIGINT')).toBe(0)
  const { stdout, stderr } = server.output
  expect(stdout).not.toBe('')
  expect(marksIn(stdout + stderr)).toEqual([])
  expect(await marksInDatabase()).toEqual([])
})

/** In all schemas, so that the queue of the jobs is searched, too. */
async function marksInDatabase() {
  const { databaseUrl: url, dataDir } = installation
  const database = await openDatabase({ url, dataDir })
  const { rows: tables } = await database.run(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.run(
      `select t::text as row from ${String(name)} t where t::text ilike any ($1) limit 3`,
      [texts.map((text) => `%${text}%`)],
    )
    found.push(...rows.map(({ row }) => `${String(name)}: ${String(row)}`))
  }
  await database.close()
  return found
}

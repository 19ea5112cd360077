import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { withBasketId, sampleRequest } from '@cairn/commerce/testing/sample-request'
import type { CallRequest, Visitor } from '@cairn/commerce/testing/visitor'
import { calls, type CallName } from '@cairn/contract/calls'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
let guest: Visitor
let basketId: string
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ LOG_LEVEL: 'debug' })
  guest = await server.guest()
  const { body } = await guest.send('createCart', { body: {} })
  basketId = String(body['basketId'])
})
afterAll(() => installation.remove())

const marker = 'canaryZq9'
const digits = '90817263'
/** Recognisable values for every kind of field: an email, a password, a token, a PIN. */
const canaries = [
  `${marker}@example.com`,
  `${marker}-Passw0rd!`,
  marker.padEnd(43, 'x'),
  marker,
  marker.toUpperCase(),
  digits,
  digits.slice(0, 4),
]

type Line = { level: number; msg: string; correlationId?: string; job?: unknown }

const linesOf = ({ output }: TestServer): Line[] =>
  output.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Stops the server first, because an answer can arrive before its log lines. */
async function errorsOf(of: TestServer): Promise<Line[]> {
  expect(await of.stop('SIGINT')).toBe(0)
  return linesOf(of).filter(({ level }) => level >= 50)
}

/** The output lines that contain one of these values. */
const markedLines = ({ output }: TestServer = server): string[] =>
  `${output.stdout}${output.stderr}`
    .split('\n')
    .filter((line) => line.toLowerCase().includes(marker.toLowerCase()) || line.includes(digits))

/** Copies of the input, each with one field replaced by a recognisable value. */
function* markedInputs(input: unknown): Generator<unknown> {
  if (typeof input === 'string') yield* canaries
  else if (Array.isArray(input)) {
    for (const marked of markedInputs(input[0])) yield [marked]
  } else if (typeof input === 'object' && input !== null) {
    for (const [name, value] of Object.entries(input)) {
      for (const marked of markedInputs(value)) yield { ...input, [name]: marked }
    }
  }
}

const secretHeaders = {
  cookie: `cairn_access=${marker}; cairn_refresh=${marker}; other=${marker}`,
  authorization: `Bearer ${marker}`,
  'x-challenge-solution': marker,
  'idempotency-key': marker,
  usid: marker,
}

const everyCall = Object.entries(calls) as [CallName, Call][]

test.each(everyCall)('%s logs nothing of its input (guarantee 39)', async (name, call) => {
  const sample = withBasketId(sampleRequest(call), basketId)
  const parts = ['params', 'query', 'body'] as const
  for (const part of parts) {
    for (const input of markedInputs(sample[part])) {
      await guest.send(name, { ...sample, [part]: input } as CallRequest)
    }
  }
  await guest.send(name, { ...sample, headers: secretHeaders })
  if (call.body) {
    const rawBody = `{"password":"${marker}`
    const headers = { 'content-type': 'application/json' }
    await guest.send(name, { ...sample, rawBody, headers })
  }
  expect(markedLines()).toEqual([])
})

test('a page logs nothing of its URL, its form and its cookies (guarantee 39)', async () => {
  const headers = {
    ...secretHeaders,
    origin: server.origin,
    referer: `${server.origin}/?${marker}`,
  }
  for (const path of [
    `/en-us?token=${marker}`,
    `/en-us/${marker}`,
    `/${marker}`,
    `/en-us/cart?${marker}`,
  ]) {
    await server.fetch(path, { headers })
    await server.fetch(path.replace('?', '.data?'), { headers })
    const body = new URLSearchParams({ password: marker, email: `${marker}@example.com` })
    await server.fetch(path, { method: 'POST', headers, body })
  }
  expect(markedLines()).toEqual([])
})

test('the tokens of a session are not logged (guarantee 39)', async () => {
  await guest.send('requestToken', { body: { type: 'Refresh' } })
  const tokens = [...guest.jar]
    .filter(([name]) => /^cairn_(access|refresh)$/.test(name))
    .map(([, value]) => value)

  expect(tokens).toHaveLength(2)
  expect(linesOf(server).length).toBeGreaterThan(100)
  expect(tokens.filter((token) => server.output.stdout.includes(token))).toEqual([])
})

test('nothing of it is logged later either (guarantee 39)', async () => {
  expect(await server.stop('SIGINT')).toBe(0)
  expect(markedLines()).toEqual([])
})

test('a constraint violation is logged with the correlation id and without the values of the row (guarantee 39)', async () => {
  const url = installation.databaseUrl
  const database = await openDatabase({ url, dataDir: installation.dataDir })
  await database.exec(
    `alter table cart_lines add constraint none check (recipe_id not like '%${marker}%')`,
  )
  await database.close()
  server = await installation.start({ LOG_LEVEL: 'debug' })
  guest = await server.guest()
  const { body: cart } = await guest.send('createCart', { body: {} })
  const body = { basketId: cart['basketId'], sku: 'CAIRN001BLK-M', recipeId: marker }
  const correlationId = 'visit-of-a-canary'
  const headers = { 'x-correlation-id': correlationId }
  const answer = await guest.send('addItem', { body, headers })
  const errors = await errorsOf(server)

  expect(answer).toMatchObject({ status: 500, errorId: 'GEN500', body: { correlationId } })
  expect(JSON.stringify(answer.body)).not.toMatch(
    /constraint|\brelation\b|\bat |node_modules|Error:/,
  )
  expect(errors.map(({ msg }) => msg)).toEqual(['unexpected failure', 'call failed'])
  expect(errors.every((line) => line.correlationId === correlationId)).toBe(true)
  expect(JSON.stringify(errors)).toContain('"constraint":"none"')
  expect(markedLines()).toEqual([])
})

test('a page that fails is answered and logged with an id and without a stack (guarantee 39)', async () => {
  const url = installation.databaseUrl
  const database = await openDatabase({ url, dataDir: installation.dataDir })
  await database.exec('alter table carts rename to no_carts')
  await database.close()
  server = await installation.start({ LOG_LEVEL: 'debug' })
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = await server.fetch('/en-us/cart', { headers: { cookie } })
  const html = await page.text()
  const errors = await errorsOf(server)

  expect(page.status).toBeGreaterThanOrEqual(500)
  expect(html).not.toMatch(/no_carts|\brelation\b|node_modules|\.ts:\d|Error:/)
  expect(errors.length).toBeGreaterThan(0)
  expect(errors.every((line) => line.correlationId === page.headers.get('x-correlation-id'))).toBe(
    true,
  )
})

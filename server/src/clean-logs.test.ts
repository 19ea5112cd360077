import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '@cairn/contract/call'
import { calls, type CallName } from '@cairn/contract/calls'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { naming, sampleRequest } from '@cairn/commerce/testing/sample-request'
import type { Sent, Visitor } from '@cairn/commerce/testing/visitor'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: Home
let server: Server
let guest: Visitor
let basketId: string
beforeAll(async () => {
  home = await openHome()
  server = await home.start({ LOG_LEVEL: 'debug' })
  guest = await server.guest()
  const { body } = await guest.send('createCart', { body: {} })
  basketId = String(body['basketId'])
})
afterAll(() => home.remove())

const mark = 'canaryZq9'
const digits = '90817263'
/** Whatever a field takes, one of these fits: a token, an address, a password, a PIN. */
const canaries = [
  `${mark}@example.com`,
  `${mark}-Passw0rd!`,
  mark.padEnd(43, 'x'),
  mark,
  mark.toUpperCase(),
  digits,
  digits.slice(0, 4),
]

type Line = { level: number; msg: string; correlationId?: string; job?: unknown }

const linesOf = ({ output }: Server): Line[] =>
  output.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** An answer may be here before the lines about it. */
async function errorsOf(of: Server): Promise<Line[]> {
  const errors = () => linesOf(of).filter(({ level }) => level >= 50)
  await expect.poll(errors).not.toEqual([])
  await sleep(100)
  return errors()
}

/** Lines in which there is something that should be in none. */
const hits = ({ output }: Server = server): string[] =>
  `${output.stdout}${output.stderr}`
    .split('\n')
    .filter((line) => line.toLowerCase().includes(mark.toLowerCase()) || line.includes(digits))

/** The same with one field after the other changed into something that should stay unknown. */
function* marked(given: unknown): Generator<unknown> {
  if (typeof given === 'string') yield* canaries
  else if (Array.isArray(given)) {
    for (const one of marked(given[0])) yield [one]
  } else if (typeof given === 'object' && given !== null) {
    for (const [name, value] of Object.entries(given)) {
      for (const one of marked(value)) yield { ...given, [name]: one }
    }
  }
}

const secretHeaders = {
  cookie: `cairn_access=${mark}; cairn_refresh=${mark}; other=${mark}`,
  authorization: `Bearer ${mark}`,
  'x-challenge-solution': mark,
  'idempotency-key': mark,
  usid: mark,
}

const everyCall = Object.entries(calls) as [CallName, Call][]

test.each(everyCall)(
  '%s tells the log nothing of what it was given (promise 39)',
  async (name, call) => {
    const sample = naming(sampleRequest(call), basketId)
    const parts = ['params', 'query', 'body'] as const
    for (const part of parts) {
      for (const changed of marked(sample[part])) {
        await guest.send(name, { ...sample, [part]: changed } as Sent)
      }
    }
    await guest.send(name, { ...sample, headers: secretHeaders })
    if (call.body) {
      const rawBody = `{"password":"${mark}`
      const headers = { 'content-type': 'application/json' }
      await guest.send(name, { ...sample, rawBody, headers })
    }
    expect(hits()).toEqual([])
  },
)

test('a page tells it nothing of its address, its form and its cookies (promise 39)', async () => {
  const headers = { ...secretHeaders, origin: server.origin, referer: `${server.origin}/?${mark}` }
  for (const path of [
    `/en-us?token=${mark}`,
    `/en-us/${mark}`,
    `/${mark}`,
    `/en-us/cart?${mark}`,
  ]) {
    await server.fetch(path, { headers })
    await server.fetch(path.replace('?', '.data?'), { headers })
    const body = new URLSearchParams({ password: mark, email: `${mark}@example.com` })
    await server.fetch(path, { method: 'POST', headers, body })
  }
  expect(hits()).toEqual([])
})

test('the tokens of a session are in no line (promise 39)', async () => {
  await guest.send('requestToken', { body: { type: 'Refresh' } })
  const tokens = [...guest.jar]
    .filter(([name]) => /^cairn_(access|refresh)$/.test(name))
    .map(([, value]) => value)

  expect(tokens).toHaveLength(2)
  expect(linesOf(server).length).toBeGreaterThan(100)
  expect(tokens.filter((token) => server.output.stdout.includes(token))).toEqual([])
})

test('and none of it came late (promise 39)', async () => {
  expect(await server.stop('SIGINT')).toBe(0)
  expect(hits()).toEqual([])
})

test('what the database says of a row that it does not take stays in the house, and has an id (promise 39)', async () => {
  const url = home.databaseUrl
  const database = await openDatabase({ url, dataDir: home.dataDir })
  await database.exec(
    `alter table cart_lines add constraint none check (recipe_id not like '%${mark}%')`,
  )
  await database.close()
  server = await home.start({ LOG_LEVEL: 'debug' })
  guest = await server.guest()
  const { body: cart } = await guest.send('createCart', { body: {} })
  const body = { basketId: cart['basketId'], sku: 'CAIRN001BLK-M', recipeId: mark }
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
  expect(hits()).toEqual([])
})

test('a page that fails says so with an id and without a stack (promise 39)', async () => {
  await server.stop('SIGINT')
  const url = home.databaseUrl
  const database = await openDatabase({ url, dataDir: home.dataDir })
  await database.exec('alter table carts rename to no_carts')
  await database.close()
  server = await home.start({ LOG_LEVEL: 'debug' })
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

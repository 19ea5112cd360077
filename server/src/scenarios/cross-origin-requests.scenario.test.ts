import { withBasketId, sampleRequest } from '@cairn/commerce/testing/sample-request'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { calls, type CallName } from '@cairn/contract/calls'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
let guest: Visitor
let basketId: string
let before: unknown
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
  guest = await server.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  basketId = String(body['basketId'])
  before = await cart()
})
afterAll(() => installation.remove())

const cart = async () => (await guest.send('readCart', { params: { basketId } })).body

const foreignOrigins = (): [string, string | undefined][] => [
  ['no origin', undefined],
  ['a sandboxed frame', 'null'],
  ['another shop', 'https://evil.example'],
  ['a name that begins like ours', `${server.origin}.evil.example`],
  ['a name that ends like ours', `http://evil-localhost:${server.port}`],
  ['another port of ours', 'http://localhost:1'],
  ['the same with https', server.origin.replace('http:', 'https:')],
  ['two origins', `${server.origin}, https://evil.example`],
  ['our origin in capitals', server.origin.toUpperCase()],
]

const proofsOfForms = () => [
  { 'sec-fetch-site': 'same-origin' },
  { referer: `${server.origin}/en-us/cart` },
]

const unsafe = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { method }]) => method !== 'GET',
)

describe('a call that could change something is refused (guarantee 25)', () => {
  test.each(unsafe)('%s', async (name, call) => {
    const request = withBasketId(sampleRequest(call), basketId)
    const origins = foreignOrigins().map(([, origin]) => ({ origin }))
    // What tells the page of a form does not replace the origin of a call.
    const forms = proofsOfForms().map((proof) => ({ origin: undefined, ...proof }))
    for (const headers of [...origins, ...forms]) {
      expect(await guest.send(name, { ...request, headers })).toMatchObject({
        status: 403,
        errorId: 'REQ403',
      })
    }
  })

  test('covers more than fifty calls', () => expect(unsafe.length).toBeGreaterThan(50))
})

describe('a form is refused (guarantee 25)', () => {
  const pages = ['/', '/en-us', '/en-us/cart', '/en-us/cart.data', '/en-us/nothing', '/symbol.svg']

  test.each(pages)('at %s', async (path) => {
    const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const [, origin] of foreignOrigins()) {
        const body = new URLSearchParams({ intent: 'add', sku: 'CAIRN001BLK-M', basketId })
        const headers = { cookie, ...(origin !== undefined && { origin }) }
        const answer = await server.fetch(path, { method, body, headers })

        // No page takes another method than POST, wherever the request is from.
        expect(answer.status).toBe(method === 'POST' ? 403 : 405)
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
  })

  test('except from the shop itself', async () => {
    const body = new URLSearchParams({ anything: 'else' })
    const headers = { origin: server.origin }
    const answer = await server.fetch('/en-us/cart', { method: 'POST', body, headers })

    expect(answer.status).not.toBe(403)
  })
})

test('a form without an origin changes the cart if its page is ours (guarantee 25)', async () => {
  const buyer = await server.guest()
  const cookie = [...buyer.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const proof of proofsOfForms()) {
    const body = new URLSearchParams({ intent: 'add', sku: 'CAIRN001BLK-M' })
    const answer = await server.fetch('/en-us/cart', {
      method: 'POST',
      body,
      headers: { cookie, ...proof },
    })
    expect(answer.status).toBe(303)
  }
})

test('the refused requests leave the cart unchanged (guarantee 25)', async () => {
  expect(await cart()).toEqual(before)
})

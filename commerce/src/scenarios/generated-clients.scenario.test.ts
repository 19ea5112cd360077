import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClientShop, Purchase } from '@cairn/api-clients/purchases/purchase'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApi } from '../platform/wire/api.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shopOrigin } from '../testing/visitor.ts'

const root = join(import.meta.dirname, '../../..')
const clients = join(root, 'api-clients')
const documentPath = join(clients, 'openapi.json')

const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root })

let shop: Shop
beforeAll(async () => {
  await writeFile(documentPath, JSON.stringify(openApiOf(calls, { publicOrigin: shopOrigin })))
  await node('api-clients/src/generate-clients.ts', documentPath)
  shop = await openShop()
}, 120_000)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(async () => {
  await rm(documentPath, { force: true })
  await shop.close()
})

/** Keeps cookies and sends the origin of the page, as a browser does. */
function browserFetch(): typeof fetch {
  const api = createApi(shop.settings)
  const jar = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('origin', shopOrigin)
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await api(request, '203.0.113.7')
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return response
  }
}

/** A program that exists only as long as the generated code that it imports. */
async function buyWith(file: string, name: string): Promise<Purchase> {
  const program: Record<string, (clientShop: ClientShop) => Promise<Purchase>> = await import(
    join(clients, 'src/purchases', file)
  )
  const buy = program[name]
  if (!buy) throw new Error(`${file} has no ${name}`)
  return buy({ origin: shopOrigin, fetch: browserFetch() })
}

const generators = [
  ['openapi-typescript', 'tsconfig.json', 'buy-with-openapi-fetch.ts', 'buyWithOpenapiFetch'],
  ['@hey-api/openapi-ts', 'tsconfig.hey-api.json', 'buy-with-hey-api.ts', 'buyWithHeyApi'],
] as const

test.each(generators)(
  'the client that %s generates compiles under strict settings, and a guest buys with it',
  async (_generator, settings, file, name) => {
    await node('node_modules/typescript/bin/tsc', '-p', join(clients, settings))
    const { orderNumber, paid, status } = await buyWith(file, name)

    const { rows } = await shop.database.run(
      `select total_minor from orders where order_number = $1`,
      [orderNumber],
    )
    expect({ status, total: rows[0]?.['total_minor'] }).toEqual({
      status: 'Created',
      total: Math.round(paid * 100),
    })
  },
  120_000,
)

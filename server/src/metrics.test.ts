import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type MetricsAccess, metricsAccess } from './metrics-access.ts'
import { type Home, openHome } from './testing/home.ts'
import { realShop } from './testing/real-shop.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const token = 'a token for the figures'

describe('who may read the figures', () => {
  test.each<[string, MetricsAccess, string | undefined]>([
    ['anybody in the demo shop', { token: undefined, isRealShop: false }, undefined],
    ['who has the token', { token, isRealShop: true }, `Bearer ${token}`],
    ['who has it in the demo shop', { token, isRealShop: false }, `Bearer ${token}`],
  ])('%s', (_, settings, authorization) => {
    expect(metricsAccess(settings, authorization)).toBe('open')
  })

  test.each<[string, MetricsAccess, string | undefined]>([
    ['who has none', { token, isRealShop: true }, undefined],
    ['who has none in the demo shop', { token, isRealShop: false }, undefined],
    ['who has another', { token, isRealShop: true }, `Bearer ${token}x`],
    ['who has it without its kind', { token, isRealShop: true }, token],
  ])('not %s', (_, settings, authorization) => {
    expect(metricsAccess(settings, authorization)).toBe('tokenWrong')
  })

  test.each([undefined, 'Bearer undefined', 'Bearer '])(
    'nobody in a real shop without a token (%s)',
    (authorization) => {
      expect(metricsAccess({ token: undefined, isRealShop: true }, authorization)).toBe('closed')
    },
  )
})

describe('at the door of a server', () => {
  let home: Home
  let server: Server
  beforeAll(async () => {
    home = await openHome()
    server = await home.start()
  })
  afterAll(() => home.remove())

  const read = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    return server.fetch('/metrics', { headers })
  }

  test('calls are counted by what they are, never by what was typed', async () => {
    const guest = await server.guest()
    await guest.send('readCart', { params: { basketId: crypto.randomUUID() } })
    await server.fetch('/api/typed/by/somebody')
    await server.fetch('/en-us')
    const figures = await (await read()).text()

    expect(figures).toContain('call="GET /cart/v1/cart/{basketId}",status="404"')
    expect(figures).toContain('call="unknown",status="404"')
    expect(figures).toMatch(/cairn_page_seconds_count\{status="200"\} [1-9]/)
    expect(figures).not.toContain('typed')
  })

  test('a real shop has none without a token, and with one asks for it', async () => {
    await server.kill()
    server = await home.start(realShop)
    expect(await read(`Bearer ${token}`)).toMatchObject({ status: 404 })

    await server.kill()
    server = await home.start({ ...realShop, METRICS_TOKEN: token })
    const refused = await read()
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    expect(await read('Bearer another token of that length')).toMatchObject({ status: 401 })
    expect(await (await read(`Bearer ${token}`)).text()).toContain('cairn_call_seconds')
  })
})

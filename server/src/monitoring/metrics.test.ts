import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { productionEnvironment, type TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'
import { type MetricsAccess, checkMetricsAccess } from './metrics.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const token = 'a token for the metrics'

describe('access to the metrics', () => {
  test('is not limited by a token in a demo shop without one', () => {
    const settings = { token: undefined, isRealShop: false }
    expect(checkMetricsAccess(settings, undefined)).toBe('open')
  })

  test.each<[string, MetricsAccess, string | undefined]>([
    ['a client with the token', { token, isRealShop: true }, `Bearer ${token}`],
    ['a client of the demo shop with the token', { token, isRealShop: false }, `Bearer ${token}`],
  ])('is granted to %s', (_, settings, authorization) => {
    expect(checkMetricsAccess(settings, authorization)).toBe('tokenCorrect')
  })

  test.each<[string, MetricsAccess, string | undefined]>([
    ['a client without the token', { token, isRealShop: true }, undefined],
    ['a client of the demo shop without the token', { token, isRealShop: false }, undefined],
    ['a client with another token', { token, isRealShop: true }, `Bearer ${token}x`],
    ['a client that sends the token without its scheme', { token, isRealShop: true }, token],
  ])('is refused to %s', (_, settings, authorization) => {
    expect(checkMetricsAccess(settings, authorization)).toBe('tokenWrong')
  })

  test.each([undefined, 'Bearer undefined', 'Bearer '])(
    'is closed in a real shop without a configured token (%s)',
    (authorization) => {
      expect(checkMetricsAccess({ token: undefined, isRealShop: true }, authorization)).toBe(
        'closed',
      )
    },
  )
})

describe('the metrics of a server', () => {
  let installation: TestInstallation
  let server: TestServer
  beforeAll(async () => {
    installation = await openTestInstallation()
    server = await installation.start()
  })
  afterAll(() => installation.remove())

  const read = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    return server.fetch('/metrics', { headers })
  }

  test('count calls by their declared path, never by the requested one', async () => {
    const guest = await server.guest()
    await guest.send('readCart', { params: { basketId: crypto.randomUUID() } })
    await server.fetch('/api/typed/by/somebody')
    await server.fetch('/en-us')
    const metrics = await (await read()).text()

    expect(metrics).toContain('call="GET /cart/v1/cart/{basketId}",status="404"')
    expect(metrics).toContain('call="unknown",status="404"')
    expect(metrics).toMatch(/cairn_page_seconds_count\{status="200"\} [1-9]/)
    expect(metrics).not.toContain('typed')
  })

  test('show what browsers measure, under few names', async () => {
    const visitor = server.visitor()
    const measurement = (name: string, page: string, duration: number) => ({
      name,
      duration,
      labels: { page, [name]: page },
    })
    await visitor.send('ingestMeasurements', {
      body: {
        measureBatch: [
          measurement('LCP', 'PDP', 812),
          measurement('CLS', 'PDP', 20),
          ...Array.from({ length: 90 }, (_, index) => measurement(`m${index}`, `p${index}`, 1)),
        ],
      },
    })
    const metrics = await (await read()).text()

    expect(metrics).toContain('cairn_browser_seconds_sum{name="LCP",page="PDP"} 0.812')
    expect(metrics).toContain('cairn_browser_layout_shift_sum{page="PDP"} 0.02')
    expect(metrics).toContain('cairn_browser_seconds_count{name="other",page="Other"} 90')
    expect(metrics).not.toContain('m7')
  })

  test('do not exist in a real shop without a token, and require the token otherwise', async () => {
    await server.kill()
    server = await installation.start(productionEnvironment)
    expect(await read(`Bearer ${token}`)).toMatchObject({ status: 404 })

    await server.kill()
    server = await installation.start({ ...productionEnvironment, METRICS_TOKEN: token })
    const response = await read()
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await read('Bearer another token of that length')).toMatchObject({ status: 401 })
    expect(await (await read(`Bearer ${token}`)).text()).toContain('cairn_call_seconds')
  })
})

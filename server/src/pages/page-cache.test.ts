import { brotliDecompressSync } from 'node:zlib'
import type { CacheTags } from '@cairn/commerce/platform/wire/request-context'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache, createPageHandler, type PageCache } from './page-cache.ts'
import type { RenderedPage } from './render-page.ts'

let time: number
let renderedRequests: Request[]
let next: (request: Request) => Partial<RenderedPage>
let pageCache: PageCache
let answer: (request: Request, clientIp: string) => Promise<Response>

beforeEach(() => {
  time = 0
  renderedRequests = []
  next = (request) => ({ body: `<p>for ${request.headers.get('cookie') ?? 'everybody'}</p>` })
  pageCache = createPageCache(() => time)
  answer = createPageHandler({
    cache: pageCache,
    render: async (request) => {
      renderedRequests.push(request)
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        body: '',
        cacheTags: { tags: new Set(['style:CAIRN001']), isComplete: true },
        ...next(request),
      }
    },
  })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  answer(new Request(`http://shop.example${path}`, { headers }), '203.0.113.7')
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()

describe('a public page', () => {
  test('is rendered once, without the headers of a client, and sent to all clients (guarantee 36)', async () => {
    const first = await textOf('/en-us', {
      cookie: 'cairn_access=secret',
      'x-forwarded-host': 'evil',
    })
    const second = await textOf('/en-us?utm_source=mail', { cookie: 'cairn_access=other' })
    expect([first, second]).toEqual(['<p>for everybody</p>', '<p>for everybody</p>'])
    expect(renderedRequests.map(({ url, headers }) => [url, [...headers.keys()]])).toEqual([
      ['http://shop.example/en-us', ['accept']],
    ])
  })

  test('is compressed, and not sent again to a client that has it', async () => {
    await get('/en-us')
    const response = await get('/en-us', { 'accept-encoding': 'br' })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(bytes).toString()).toBe('<p>for everybody</p>')
    const second = await get('/en-us', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  test('has the ids of its answer, not of its rendering', async () => {
    next = () => ({ headers: new Headers({ 'x-correlation-id': 'of the rendering' }) })
    const ids = [await get('/en-us'), await get('/en-us')].map(({ headers }) =>
      headers.get('x-correlation-id'),
    )
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain('of the rendering')
  })

  test('redirects to another page with all parameters', async () => {
    const locationOf = async (path: string) => (await get(path)).headers.get('location')
    next = ({ url }) => ({
      status: 308,
      headers: new Headers({ location: `/en-us/new${new URL(url).search}` }),
    })
    expect(await locationOf('/en-us/old')).toBe('/en-us/new')
    expect(await locationOf('/en-us/old?utm_source=a%20b')).toBe('/en-us/new?utm_source=a+b')
    expect(await locationOf('/en-us/old?gclid=1&page=2')).toBe('/en-us/new?page=2&gclid=1')
  })

  test('may be cached by proxies for a few seconds', async () => {
    expect((await get('/en-us')).headers.get('cache-control')).toBe('public, max-age=5')
  })

  test('is rendered again when its data has changed', async () => {
    await get('/en-us')
    next = () => ({ body: '<p>new price</p>' })
    pageCache.invalidate(['style:CAIRN001'])
    time += 2000
    expect(await textOf('/en-us')).toBe('<p>new price</p>')
  })

  test('with data that is missing only for the moment is not cached', async () => {
    const incomplete: CacheTags = { tags: new Set(), isComplete: false }
    next = () => ({ body: '<p>no products for the moment</p>', cacheTags: incomplete })
    const response = await get('/en-us')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    next = () => ({ body: '<p>all there</p>' })
    expect(await textOf('/en-us')).toBe('<p>all there</p>')
  })

  test('that fails does not replace the cached one', async () => {
    await get('/en-us')
    pageCache.invalidate(['style:CAIRN001'])
    time += 60_000
    next = () => ({ status: 503, body: 'away' })
    expect(await textOf('/en-us')).toBe('<p>for everybody</p>')
  })

  test('that sets a cookie is not cached', async () => {
    next = () => ({ headers: new Headers({ 'set-cookie': 'a=b' }) })
    await get('/en-us')
    await get('/en-us')
    expect(renderedRequests).toHaveLength(2)
  })
})

describe('never cached', () => {
  test.each([
    ['a cart', '/en-us/cart', {}],
    ['a preview', '/en-us?preview=true', {}],
    ['a preview of a day', '/en-us', { cookie: 'preview-date=2027-01-01' }],
    ['a page of staff', '/en-us', { cookie: 'a=1; __Host-cairn_preview_key=x' }],
    ['a page with samples', '/en-us', { cookie: 'a=1; cairn_mock=1' }],
    ['a URL without a locale', '/', {}],
  ])('%s', async (_what, path, headers) => {
    await get(path, headers)
    await get(path, headers)
    expect(renderedRequests).toHaveLength(2)
    expect(pageCache.size().entries).toBe(0)
  })

  test('a page that is not found', async () => {
    next = () => ({ status: 404, body: 'not here' })
    expect((await get('/en-us/nowhere')).status).toBe(404)
    expect(pageCache.size().entries).toBe(0)
  })
})

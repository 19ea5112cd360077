import { expect, test } from 'vitest'
import { createHttpApp, type HttpAppParts } from './http-app.ts'
import { limitBody } from './limit-body.ts'
import { createMetrics } from '../monitoring/metrics.ts'

const failures: [unknown, string][] = []
const broken = async () => {
  throw new Error('secret detail of the server')
}
const parts: HttpAppParts = {
  api: broken,
  pages: broken,
  assets: () => undefined,
  images: () => undefined,
  inbox: undefined,
  reference: { document: () => '', page: () => '' },
  metrics: createMetrics(),
  metricsAccess: { token: undefined, isRealShop: false },
  isReady: async () => true,
  reportError: (error, correlationId) => void failures.push([error, correlationId]),
  publicOrigin: 'http://shop.example',
  isDevelopment: false,
  allowsMocks: true,
  proxies: 0,
}

test.each(['/en-us', '/api/cart/v1/cart'])(
  'a bug at %s is reported with its correlation id, and the client sees no details (guarantee 39)',
  async (path) => {
    failures.length = 0
    const answer = await createHttpApp(parts)(new Request(`http://shop.example${path}`), undefined)

    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('Something went wrong here.')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(failures).toEqual([
      [new Error('secret detail of the server'), answer.headers.get('x-correlation-id')],
    ])
  },
)

const posted = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

test('a body within the limit is passed on unchanged', async () => {
  const inPieces = await limitBody(posted(new Blob(['ab', 'cd']).stream(), { 'x-a': '1' }), 4)

  expect(await inPieces?.text()).toBe('abcd')
  expect(inPieces?.headers.get('x-a')).toBe('1')
  expect(await (await limitBody(posted('abcd', { 'content-length': '4' }), 4))?.text()).toBe('abcd')
})

test('a longer body is refused, with and without a content-length', async () => {
  expect(await limitBody(posted(new Blob(['ab', 'cde']).stream()), 4)).toBeUndefined()
  expect(await limitBody(posted('abcde', { 'content-length': '5' }), 4)).toBeUndefined()
})

test('samples are switched on before the page is rendered (SES-008)', async () => {
  const answer = await createHttpApp(parts)(
    new Request('http://shop.example/en-us?mocks=on'),
    undefined,
  )

  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join()).toContain('cairn_mock=1')
})

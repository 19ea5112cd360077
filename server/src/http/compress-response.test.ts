import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressResponse } from './compress-response.ts'

const text = Array.from({ length: 400 }, (_, index) => `<li>line ${index % 17}</li>`).join('')

type Exchange = {
  url?: string
  method?: string
  accept?: string
  request?: Record<string, string>
  response?: Record<string, string>
  status?: number
  body?: string | ReadableStream | null
}

const privatePage = { 'cache-control': 'private, no-store' }

function exchange({ body = text, accept = 'gzip, br', ...options }: Exchange = {}) {
  const { url = '/en-us/cart', method = 'GET', status = 200 } = options
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', ...options.response })
  const length = typeof body === 'string' ? Buffer.byteLength(body) : undefined
  if (length !== undefined) headers.set('content-length', String(length))
  return compressResponse(
    new Request(`https://shop.example${url}`, {
      method,
      headers: { 'accept-encoding': accept, ...options.request },
    }),
    new Response(method === 'HEAD' ? null : body, { status, headers }),
  )
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const encodingOf = ({ headers }: Response) => headers.get('content-encoding')

describe('a response is compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for accept-encoding %s with %s', async (accept, encoding, decompress) => {
    const response = await exchange({ accept, response: privatePage })
    const bytes = await bytesOf(response)

    expect(encodingOf(response)).toBe(encoding)
    expect(decompress(bytes).toString()).toBe(text)
    expect(bytes.byteLength).toBeLessThan(text.length / 4)
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    'text/plain; version=0.0.4; charset=utf-8',
    'text/x-script',
    'application/json',
    'application/xml',
    'application/ld+json',
    'image/svg+xml',
  ])('of type %s', async (type) => {
    expect(encodingOf(await exchange({ response: { 'content-type': type } }))).toBe('br')
  })

  test('with its status, its cookies and its other headers', async () => {
    const headers = new Headers({ 'content-type': 'text/html', vary: 'cookie' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    headers.set('content-length', String(text.length))
    const response = await compressResponse(
      new Request('https://shop.example/', { headers: { 'accept-encoding': 'br' } }),
      new Response(text, { status: 404, headers }),
    )

    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('vary')).toBe('cookie, accept-encoding')
  })

  test('with a weak etag, because it is the same for all encodings', async () => {
    const etagWith = async (accept: string, etag: string) =>
      (await exchange({ accept, response: { etag } })).headers.get('etag')

    expect(await etagWith('br', '"one"')).toBe('W/"one"')
    expect(await etagWith('br', 'W/"one"')).toBe('W/"one"')
    expect(await etagWith('identity', '"one"')).toBe('"one"')
  })

  test('also if many are compressed at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => exchange()))
    const bodies = await Promise.all(responses.map(bytesOf))
    expect(bodies.every((body) => brotliDecompressSync(body).toString() === text)).toBe(true)
  })
})

describe('a response is sent as it is', () => {
  test.each<[string, Exchange]>([
    ['if the client accepts no encoding', { accept: 'identity' }],
    ['if it is short', { body: 'x'.repeat(1023) }],
    ['if its format is compressed', { response: { 'content-type': 'application/pdf' } }],
    ['if it is a part', { status: 206 }],
    ['if it must not be transformed', { response: { 'cache-control': 'no-transform' } }],
  ])('%s', async (_, options) => {
    const response = await exchange(options)
    expect(encodingOf(response)).toBeNull()
    expect(await response.text()).toBe(options.body ?? text)
  })

  test('if it is compressed', async () => {
    const response = await exchange({
      response: { 'content-encoding': 'gzip', vary: 'accept-encoding' },
    })
    expect(encodingOf(response)).toBe('gzip')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(await response.text()).toBe(text)
  })

  test('if it has no body', async () => {
    const response = await exchange({ status: 304, body: null })
    expect(encodingOf(response)).toBeNull()
  })

  test('but caches know that other clients get it compressed', async () => {
    expect((await exchange({ accept: 'identity' })).headers.get('vary')).toBe('accept-encoding')
    expect((await exchange({ body: 'short' })).headers.get('vary')).toBe('accept-encoding')
    const picture = await exchange({ response: { 'content-type': 'image/webp' } })
    expect(picture.headers.get('vary')).toBeNull()
  })
})

describe('a private page is compressed only for requests that other sites cannot cause', () => {
  test.each<[string, Exchange, 'br' | null]>([
    ['from a page of the shop', { request: { 'sec-fetch-site': 'same-origin' } }, 'br'],
    ['from the address bar', { request: { 'sec-fetch-site': 'none' } }, 'br'],
    ['from another site', { request: { 'sec-fetch-site': 'cross-site' } }, null],
    ['from another origin of the site', { request: { 'sec-fetch-site': 'same-site' } }, null],
    ['of an old browser', {}, 'br'],
    ['of an old browser, with a text in the URL', { url: '/en-us/orders?order=CRN' }, null],
    [
      'from a page of the shop, with a text in the URL',
      { url: '/en-us/orders?order=CRN', request: { 'sec-fetch-site': 'same-origin' } },
      'br',
    ],
    [
      'of a client that makes a call',
      { url: '/api/cart?locale=en-us', request: { 'x-access-key': 'cairn-demo-key' } },
      'br',
    ],
  ])('%s', async (_, options, encoding) => {
    expect(encodingOf(await exchange({ ...options, response: privatePage }))).toBe(encoding)
  })

  test('and a public page for all', async () => {
    const request = { 'sec-fetch-site': 'cross-site' }
    const response = { 'cache-control': 'public, max-age=5' }
    expect(encodingOf(await exchange({ url: '/?q=tent', request, response }))).toBe('br')
  })
})

test('the headers of a HEAD request are those of GET, without the length', async () => {
  const head = await exchange({ method: 'HEAD' })
  const get = await exchange()
  get.headers.delete('content-length')

  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  expect((await bytesOf(head)).byteLength).toBe(0)
})

test('a stream remains a stream: each part arrives before the next one is there', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  const response = await exchange({ body: readable })
  const decompressed = createBrotliDecompress()
  const received: string[] = []
  decompressed.setEncoding('utf8').on('data', (part: string) => received.push(part))
  const reading = (async () => {
    for await (const chunk of response.body ?? []) decompressed.write(chunk)
    decompressed.end()
  })()

  expect(encodingOf(response)).toBe('br')
  await writer.write(Buffer.from('<p>first</p>'))
  await expect.poll(() => received.join('')).toBe('<p>first</p>')
  await writer.write(Buffer.from('<p>second</p>'))
  await expect.poll(() => received.join('')).toBe('<p>first</p><p>second</p>')
  await writer.close()
  await reading
})

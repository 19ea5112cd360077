import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Assets, readAssets } from './assets.ts'

const script = 'export const weather = "rain"\n'.repeat(200)

let folder: string
let assets: Assets
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-assets-'))
  // The installation may itself be inside a folder called assets.
  const client = join(folder, 'assets', 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', 'secret.txt'), 'not for everybody')
  await writeFile(join(client, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(client, 'assets', 'font-1a2b.woff2'), script)
  await writeFile(join(client, 'dawn.webm'), '0123456789')
  await writeFile(join(client, 'symbol.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  assets = await readAssets(client)
})
afterAll(() => rm(folder, { recursive: true }))

const request = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  assets(new Request(`http://shop.example${path}`, { method, headers }))

const bytesOf = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))

describe('a file', () => {
  test('with a hash in its name may be cached forever, any other for an hour', async () => {
    expect((await request('/assets/app-1a2b.js'))?.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await request('/symbol.svg'))?.headers.get('cache-control')).toBe(
      'public, max-age=3600',
    )
  })

  test('has its type and its length', async () => {
    const response = await request('/assets/app-1a2b.js')

    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response?.headers.get('content-length')).toBe(String(script.length))
    expect((await bytesOf(response)).toString()).toBe(script)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['GZIP', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0.000, gzip', 'gzip', gunzipSync],
    ['gzip;q=0', null, undefined],
    ['zebra, notgzip', null, undefined],
    ['identity', null, undefined],
  ] as const)(
    'with accept-encoding %s has the encoding %s',
    async (acceptEncoding, encoding, unpack) => {
      const response = await request('/assets/app-1a2b.js', { 'accept-encoding': acceptEncoding })
      const bytes = await bytesOf(response)

      expect(response?.headers.get('content-encoding')).toBe(encoding)
      expect(response?.headers.get('vary')).toBe('accept-encoding')
      expect(response?.headers.get('content-length')).toBe(String(bytes.byteLength))
      expect((unpack ? unpack(bytes) : bytes).toString()).toBe(script)
    },
  )

  test('in a compressed format is not compressed again', async () => {
    const response = await request('/assets/font-1a2b.woff2', { 'accept-encoding': 'br' })
    expect(response?.headers.get('content-encoding')).toBe(null)
  })

  test('that the client has is not sent again, also if a cache has made its etag strong', async () => {
    const etag = (await request('/symbol.svg'))?.headers.get('etag') ?? ''
    const strong = etag.replace('W/', '')
    for (const etagHeader of [etag, strong, `"other", ${etag}`, `${strong} , "other"`]) {
      const response = await request('/symbol.svg', { 'if-none-match': etagHeader })
      expect([etagHeader, response?.status]).toEqual([etagHeader, 304])
      expect((await bytesOf(response)).byteLength).toBe(0)
      expect(response?.headers.get('etag')).toBe(etag)
    }
    for (const other of ['', '"other"', 'W/"other"', etag.slice(0, -2)]) {
      const response = await request('/symbol.svg', { 'if-none-match': other })
      expect(response?.status).toBe(200)
    }
  })

  test('answers HEAD requests', async () => {
    const response = await request('/assets/app-1a2b.js', {}, 'HEAD')

    expect(response?.status).toBe(200)
    expect(response?.headers.get('content-length')).toBe(String(script.length))
    expect((await bytesOf(response)).byteLength).toBe(0)
  })

  test('does not answer POST requests', async () => {
    expect(await request('/symbol.svg', {}, 'POST')).toBeUndefined()
  })
})

test.each([
  '/',
  '/assets',
  '/assets/',
  '/secret.txt',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/....//secret.txt',
  '//symbol.svg',
  '/symbol.svg/',
  '/symbol.svg%00.txt',
  '/SYMBOL.SVG',
  '/__proto__',
  '/constructor',
])('no file is at %s', async (path) => {
  expect(await request(path)).toBeUndefined()
})

describe('a video', () => {
  test('is sent as a whole without a range, and states that it accepts ranges', async () => {
    const response = await request('/dawn.webm')
    expect([response?.status, response?.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect((await request('/symbol.svg', { range: 'bytes=0-1' }))?.status).toBe(200)
  })

  test.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent in part for the range %s', async (range, text, contentRange) => {
    const response = await request('/dawn.webm', { range, 'accept-encoding': 'br' })
    expect(response?.status).toBe(206)
    expect(response?.headers.get('content-range')).toBe(contentRange)
    expect(response?.headers.get('content-length')).toBe(String(text.length))
    expect(response?.headers.get('content-encoding')).toBeNull()
    expect((await bytesOf(response)).toString()).toBe(text)
  })

  test.each(['bytes=10-', 'bytes=5-2', 'bytes=-0'])(
    'has no content for the range %s',
    async (range) => {
      const response = await request('/dawn.webm', { range })
      expect([response?.status, response?.headers.get('content-range')]).toEqual([
        416,
        'bytes */10',
      ])
    },
  )

  test.each(['bytes=-', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
    'is sent as a whole for the unsupported range %s',
    async (range) => expect((await request('/dawn.webm', { range }))?.status).toBe(200),
  )

  test('is sent as a whole for a range with if-range', async () => {
    const etag = (await request('/dawn.webm'))?.headers.get('etag') ?? ''
    const response = await request('/dawn.webm', { range: 'bytes=0-1', 'if-range': etag })
    expect(response?.status).toBe(200)
  })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { respondEncoded, encodeBody } from './encoded-response.ts'

const text = Array.from(
  { length: 400 },
  (_, index) => `<li>jacket ${index % 17} of ${index}</li>`,
).join('')
const encodedPage = () => encodeBody(Buffer.from(text), 'text/html')
const decodedBytes = async (page: ReturnType<typeof encodeBody>, encoding: 'br' | 'gzip') =>
  Buffer.from((await page.compressedWith(encoding)) ?? Buffer.alloc(0))

test('compresses quickly for the first request and better after the second one', async () => {
  const page = encodedPage()
  const first = await decodedBytes(page, 'br')
  expect(brotliDecompressSync(first).toString()).toBe(text)
  await vi.waitFor(async () => {
    expect((await decodedBytes(page, 'br')).byteLength).toBeLessThan(first.byteLength)
  }, 10_000)
  expect(brotliDecompressSync(await decodedBytes(page, 'br')).toString()).toBe(text)
})

test('concurrent requests share one compression', () => {
  const page = encodedPage()
  expect(page.compressedWith('gzip')).toBe(page.compressedWith('gzip'))
})

test('responds in an encoding that the client accepts, always with the same etag', async () => {
  const page = encodedPage()
  const respond = (acceptEncoding: string) =>
    respondEncoded(
      page,
      new Request('http://shop.example', { headers: { 'accept-encoding': acceptEncoding } }),
      { headers: new Headers() },
    )
  const response = await respond('gzip')
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(text)
  const identity = await respond('identity')
  expect(await identity.text()).toBe(text)
  expect(identity.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('etag')).toBe(identity.headers.get('etag'))
})

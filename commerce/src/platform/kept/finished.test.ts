import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { answerFinished, finish } from './finished.ts'

const text = Array.from({ length: 400 }, (_, at) => `<li>jacket ${at % 17} of ${at}</li>`).join('')
const finished = () => finish(Buffer.from(text), 'text/html')
const inForm = async (page: ReturnType<typeof finish>, encoding: 'br' | 'gzip') =>
  Buffer.from((await page.formIn(encoding)) ?? Buffer.alloc(0))

test('what is wanted once is compressed quickly, what is wanted again is compressed well', async () => {
  const page = finished()
  const first = await inForm(page, 'br')
  expect(brotliDecompressSync(first).toString()).toBe(text)
  await vi.waitFor(async () => {
    expect((await inForm(page, 'br')).byteLength).toBeLessThan(first.byteLength)
  })
  expect(brotliDecompressSync(await inForm(page, 'br')).toString()).toBe(text)
})

test('those who come at once share one compression', () => {
  const page = finished()
  expect(page.formIn('gzip')).toBe(page.formIn('gzip'))
})

test('each client has the form that it understands, under one name', async () => {
  const page = finished()
  const ask = (accepted: string) =>
    answerFinished(
      page,
      new Request('http://shop.example', { headers: { 'accept-encoding': accepted } }),
      { headers: new Headers() },
    )
  const zipped = await ask('gzip')
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text)
  const plain = await ask('identity')
  expect(await plain.text()).toBe(text)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(zipped.headers.get('etag')).toBe(plain.headers.get('etag'))
})

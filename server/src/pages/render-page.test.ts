import { expect, test } from 'vitest'
import { createRenderer } from './render-page.ts'

/** Every value that a byte can have; most of them are no valid UTF-8. */
const allBytes = Uint8Array.from({ length: 256 }, (_, value) => value)

function rendererOf(answer: (nonce: string) => Response) {
  const cookies = { changes: () => [] }
  const context = {
    correlationId: 'correlation-1',
    cookies,
    cacheTags: { tags: new Set<string>(), isComplete: true },
  }
  return createRenderer({
    pages: { answer: async (_: Request, { nonce }: { nonce: string }) => answer(nonce) },
    clientFor: () => ({ client: {}, context }),
    observeDuration: () => {},
    measurementIds: new Map([['CAIRN-GB', 'G-ABC1234']]),
    publicOrigin: 'https://shop.example',
    isDevelopment: false,
  } as never)
}

const render = (answer: (nonce: string) => Response) =>
  rendererOf(answer)(new Request('https://shop.example/en-us/orders/CRN-1/invoice.pdf'), '::1')

test('a PDF keeps every byte', async () => {
  const headers = { 'content-type': 'application/pdf' }
  const { body } = await render(() => new Response(allBytes, { headers }))
  expect(body).toEqual(allBytes)
})

test('a page allows its own inline scripts by their hashes, without the nonce', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const page = await render(
    (nonce) => new Response(`<script nonce="${nonce}">start()</script>`, { headers }),
  )
  expect(page.body).toBe('<script>start()</script>')
  expect(page.headers.get('content-security-policy')).toMatch(/script-src [^;]*'sha256-/)
})

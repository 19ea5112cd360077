import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, signScripts } from './security-headers.ts'

const settings = { publicOrigin: 'https://shop.example', isDevelopment: false }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a script that the page wrote may run, and one that came with its content may not', () => {
  const page = signScripts(
    `<p><script>steal()</script><script nonce="other">steal()</script></p>` +
      `<script nonce="n1">start()</script><script type="module" nonce="n1" async="">go()</script>`,
    'n1',
  )

  expect(page.hashes).toEqual([hashOf('start()'), hashOf('go()')])
  expect(pagePolicy(page, settings)).not.toContain(hashOf('steal()'))
})

test('the finished page carries no trace of its rendering', () => {
  const { html } = signScripts('<script nonce="n1" src="/a.js"></script>', 'n1')

  expect(html).toBe('<script src="/a.js"></script>')
})

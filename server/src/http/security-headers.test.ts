import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, hashScripts } from './security-headers.ts'

const settings = { publicOrigin: 'https://shop.example', isDevelopment: false }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy allows the scripts of the page and not those within its content', () => {
  const page = hashScripts(
    `<p><script>steal()</script><script nonce="other">steal()</script></p>` +
      `<script nonce="n1">start()</script><script type="module" nonce="n1" async="">go()</script>`,
    'n1',
  )

  expect(page.hashes).toEqual([hashOf('start()'), hashOf('go()')])
  expect(pagePolicy(page, settings)).not.toContain(hashOf('steal()'))
})

test('the page contains no nonce', () => {
  const { html } = hashScripts('<script nonce="n1" src="/a.js"></script>', 'n1')

  expect(html).toBe('<script src="/a.js"></script>')
})

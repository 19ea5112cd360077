import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToHtml } from './render-to-html.server.ts'

const nonce = 'n1'

test('a page is the same whether its components are still being loaded or not', async () => {
  const Late = lazy(async () => ({ default: () => <p>Later &amp; then</p> }))
  const page = (
    <html lang="en">
      <body>
        <Suspense fallback="Loading">
          <Late />
        </Suspense>
      </body>
    </html>
  )
  const first = await renderToHtml(page, nonce)
  const second = await renderToHtml(page, nonce)
  for (const html of [first, second]) {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/)
    expect(html).toContain('<!--$--><p>Later &amp; then</p><!--/$-->')
    expect(html).not.toContain('Loading')
  }
})

test('a component without a boundary is waited for', async () => {
  const Late = lazy(async () => ({ default: () => <main>Here</main> }))
  expect(await renderToHtml(<Late />, nonce)).toContain('<main>Here</main>')
})

test.for([true, false])(
  'an error of a component is thrown, in a boundary: %s',
  async (isInside) => {
    const Broken = () => {
      throw new Error('no price')
    }
    const page = isInside ? (
      <Suspense fallback="Loading">
        <Broken />
      </Suspense>
    ) : (
      <Broken />
    )
    await expect(renderToHtml(page, nonce)).rejects.toThrow('no price')
  },
)

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = vi.fn<() => Promise<() => string>>(async () => () => 'hydrated part')
let use: (value?: unknown) => void

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers()
  globalThis.firstInteraction = promise
  use = resolve
  load.mockClear()
  history.replaceState(null, '', '/en-us')
  document.cookie = 'cairn_usid=; max-age=0'
})
afterEach(() => {
  cleanup()
  globalThis.firstInteraction = undefined
})

/** Shows a part of a page that has just been loaded. */
async function showPart() {
  vi.resetModules()
  const { lazyOnUse } = await import('../lazy-component.ts')
  const Part = lazyOnUse(load)
  render(
    <Suspense fallback="markup of the server">
      <Part />
    </Suspense>,
  )
  await screen.findByText(/./)
}

test('a part that works without scripts is loaded with the first interaction', async () => {
  await showPart()
  expect(screen.getByText('markup of the server')).toBeDefined()
  expect(load).not.toHaveBeenCalled()
  use()
  expect(await screen.findByText('hydrated part')).toBeDefined()
})

test.each([
  ['with a session', () => (document.cookie = 'cairn_usid=1')],
  ['after a link to a part of the page', () => history.replaceState(null, '', '#sign-in-modal')],
  ['in the cart', () => history.replaceState(null, '', '/en-us/cart')],
])('%s it is loaded at once', async (_, prepare) => {
  prepare()
  await showPart()
  expect(await screen.findByText('hydrated part')).toBeDefined()
})

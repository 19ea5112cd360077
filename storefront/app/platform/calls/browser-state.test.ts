// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestClient,
  readCart,
  resetTestBrowser,
  setSessionCookie,
  testBrowser,
  testState,
} from '../testing/test-client.ts'
import { browserState, isPreview } from './browser-state.ts'

beforeEach(() => {
  document.documentElement.setAttribute('data-can-preview', '')
  resetTestBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'preview-date=; max-age=0'
  history.replaceState(null, '', '/')
})

/** The path of the request that a call of this page sends. */
async function sentPath(): Promise<string> {
  setSessionCookie()
  await createTestClient(() => ({}), { ...testState, isPreview }).readCart(readCart)
  return new URL(testBrowser.requests.at(-1)?.url ?? '').pathname
}

test.each([
  ['/en-us', '/api'],
  ['/en-us?preview=true', '/pre/api'],
  ['/en-us?preview=false', '/api'],
])('calls of %s are sent to %s (PREV-001)', async (url, base) => {
  history.replaceState(null, '', url)
  expect(await sentPath()).toMatch(new RegExp(`^${base}/cart/`))
})

test('calls are previews for as long as the cookie exists (PREV-003)', async () => {
  document.cookie = 'preview-date=2026-12-24'
  expect(await sentPath()).toMatch(/^\/pre\/api\/cart\//)
  document.cookie = 'preview-date=; max-age=0'
  expect(await sentPath()).toMatch(/^\/api\/cart\//)
})

test.each([
  ['an installed app', true, 'mobile-app'],
  ['a browser', false, 'e-commerce'],
])('in %s the channel of an order is its own (ORD-012)', (_, isInstalled, channel) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isInstalled && query === '(display-mode: standalone)',
  }))
  expect(browserState().orderChannel()).toBe(channel)
})

test('calls are no previews in a browser that may not preview', () => {
  document.documentElement.removeAttribute('data-can-preview')
  document.cookie = 'preview-date=2026-12-24'
  history.replaceState(null, '', '/en-us?preview=true')
  expect(isPreview()).toBe(false)
})

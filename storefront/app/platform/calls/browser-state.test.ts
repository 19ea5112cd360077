// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPreview } from './browser-state.ts'

beforeEach(() => document.documentElement.setAttribute('data-can-preview', ''))
afterEach(() => {
  document.cookie = 'preview-date=; max-age=0'
  history.replaceState(null, '', '/')
})

test.each([
  ['/en-us', false],
  ['/en-us?preview=true', true],
  ['/en-us?preview=false', false],
])('calls of %s are previews: %s (PREV-001)', (url, expected) => {
  history.replaceState(null, '', url)
  expect(isPreview()).toBe(expected)
})

test('calls are previews for as long as the cookie exists (PREV-003)', () => {
  document.cookie = 'preview-date=2026-12-24'
  expect(isPreview()).toBe(true)
})

test('calls are no previews in a browser that may not preview', () => {
  document.documentElement.removeAttribute('data-can-preview')
  document.cookie = 'preview-date=2026-12-24'
  history.replaceState(null, '', '/en-us?preview=true')
  expect(isPreview()).toBe(false)
})

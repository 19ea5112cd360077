import { globSync, readFileSync } from 'node:fs'
import {
  deviceCookie,
  flagCookies,
  previewCookies,
  tokenCookies,
} from '@cairn/contract/wire/cookies'
import { groupsCookie } from '@cairn/contract/wire/groups-cookie'
import { storeCookie } from '@cairn/contract/wire/store-cookie'
import { expect, test } from 'vitest'
import { testContext } from '../content/audiences/test-context.ts'
import { categoryOfItem, storedItems } from './stored-items.ts'

const app = new URL('../', import.meta.url)

const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((path) => !path.includes('.test.') && !path.includes('testing/'))
  .map((path) => readFileSync(new URL(path, app), 'utf8'))

/** The keys with which code opens a storage, and the area if it is not that of the browser. */
const storageKey = /\bstored(?:Text|Value|Id)\(\s*[`'"](\w+)(?:\$\{[^}]*\})?[`'"]([^)]*)/g
const scriptCookie = /document\.cookie = `(\w+)=/g

const keysInCode = sources.flatMap((text) =>
  Array.from(text.matchAll(storageKey), ([, key = '', rest = '']) => ({
    key,
    area: rest.includes('sessionStorage') ? ('sessionStorage' as const) : ('localStorage' as const),
  })),
)

test('every key with which the shop stores something is listed', () => {
  expect(keysInCode.length).toBeGreaterThan(12)
  const missing = keysInCode.filter(({ key, area }) => categoryOfItem(area, key) === undefined)
  expect(missing).toEqual([])
})

test('nothing is listed that no code stores', () => {
  const keys = new Set([...keysInCode.map(({ key }) => key), 'promoBarClosed'])
  const listed = storedItems
    .filter(({ area }) => area !== 'cookie')
    .flatMap(({ names }) => names)
    .filter((name) => !name.startsWith('react-router-'))
  expect(listed.filter((name) => !keys.has(name.replace('*', '')))).toEqual([])
})

test('every cookie is listed', () => {
  const cookiesOfScripts = sources.flatMap((text) =>
    Array.from(text.matchAll(scriptCookie), ([, name = '']) => name),
  )
  expect(cookiesOfScripts).toContain('cairn_locale')
  const cookies = [
    ...cookiesOfScripts,
    ...[flagCookies, tokenCookies, previewCookies].flatMap((names) => Object.values<string>(names)),
    deviceCookie,
    groupsCookie,
    storeCookie,
    testContext,
    `__Host-${tokenCookies.access}`,
    'cairn_consent',
  ]
  expect(cookies.filter((name) => categoryOfItem('cookie', name) === undefined)).toEqual([])
})

test('an unknown item has no category, and an end of a name may vary only where an asterisk says so', () => {
  expect(categoryOfItem('cookie', 'tracker')).toBeUndefined()
  expect(categoryOfItem('localStorage', 'cairn_access')).toBeUndefined()
  expect(categoryOfItem('localStorage', 'cairn_seen_too')).toBeUndefined()
  expect(categoryOfItem('localStorage', 'cairn_closed_popup-1')).toBe('required')
  expect(categoryOfItem('localStorage', 'cairn_seen')).toBe('functional')
  expect(categoryOfItem('cookie', '_ga_ABC1234')).toBe('performanceAndAnalytics')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestClient,
  resetTestBrowser,
  setSessionCookie,
  testBrowser,
} from '../../platform/testing/test-client.ts'

beforeEach(resetTestBrowser)
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The query parameters of a content call on the wire. */
async function sentQuery(isProduction: boolean) {
  vi.stubEnv('PROD', isProduction)
  const { contentQuery } = await import('./content-query.ts')
  setSessionCookie()
  const params = { mode: 'publish', siteId: 'CAIRN-US', searchType: 'article' } as const
  const query = { ...contentQuery, type: 'article', limit: 3, offset: 0 } as const
  await createTestClient(() => ({})).searchContent({ params, query })
  const [request] = testBrowser.requests
  return new URL(request?.url ?? '').searchParams
}

test('content calls request no empty fields (CONT-090)', async () => {
  expect((await sentQuery(true)).get('removeNulls')).toBe('true')
})

test('content calls outside production name the CMS (CONT-091)', async () => {
  expect((await sentQuery(false)).get('cms')).toBe('cairn')
})

test('content calls in production do not name the CMS (CONT-091)', async () => {
  const query = await sentQuery(true)
  expect(query.has('removeNulls')).toBe(true)
  expect(query.has('cms')).toBe(false)
})

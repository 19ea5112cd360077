import { createPreviewKey } from '@cairn/commerce/platform/wire/preview'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { previewLink } from '../pages/preview-link.ts'
import { productionEnvironment, type TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.remove())

async function canPreview(server: TestServer, cookie = '') {
  const page = await server.fetch('/en-us?preview=true', { headers: { cookie } })
  return (await page.text()).includes('data-can-preview')
}

const headersOf = async (server: TestServer, path: string, cookie = '') => {
  const { headers } = await server.fetch(path, { headers: { cookie } })
  return {
    caching: headers.get('cache-control'),
    robots: headers.get('x-robots-tag'),
    frames: headers.get('x-frame-options'),
    ancestors: /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
  }
}

const published = {
  caching: 'public, max-age=5',
  robots: null,
  frames: 'DENY',
  ancestors: "'none'",
}
const previewed = {
  caching: 'private, no-store',
  robots: 'noindex',
  frames: 'SAMEORIGIN',
  ancestors: "'self'",
}

test('everybody may preview in the demo shop, whose previews are not cached and may be framed by the shop', async () => {
  const server = await installation.start()
  expect(await canPreview(server)).toBe(true)
  expect(await headersOf(server, '/en-us')).toEqual(published)
  expect(await headersOf(server, '/en-us?preview=true')).toEqual(previewed)
  expect(await headersOf(server, '/en-us', 'preview-date=2026-12-24')).toEqual(previewed)
  await server.stop('SIGINT')
})

test('a real shop allows previews to the browser that has opened the link of staff', async () => {
  const server = await installation.start(productionEnvironment)
  const secret = productionEnvironment['TOKEN_SECRET'] ?? ''
  const expiresAt = new Date(Date.now() + 3_600_000)
  const key = createPreviewKey(secret, { siteId: 'CAIRN-US', expiresAt })
  const link = new URL(previewLink({ origin: server.origin, locale: 'en-us', key }))
  const opened = await server.fetch(`${link.pathname}${link.search}`, { redirect: 'manual' })
  const [cookie = ''] = opened.headers.getSetCookie()

  expect(await canPreview(server)).toBe(false)
  expect(opened.headers.get('location')).toBe('/en-us?preview=true')
  expect(await canPreview(server, cookie.split(';')[0])).toBe(true)
  expect(await headersOf(server, '/en-us?preview=true', cookie.split(';')[0])).toEqual(previewed)
  const withoutKey = { ...published, caching: 'private, no-store' }
  expect(await headersOf(server, '/en-us?preview=true')).toEqual(withoutKey)
  await server.stop('SIGINT')
})

import { createPreviewKey } from '@cairn/commerce/platform/wire/preview'
import { expect, test } from 'vitest'
import { previewLink, storePreviewKey } from './preview-link.ts'

const settings = { previewSecret: 'a secret', publicOrigin: 'https://shop.example' }
const origin = 'https://shop.example'

const keyFor = (hours: number) =>
  createPreviewKey(settings.previewSecret, {
    siteId: 'CAIRN-DE',
    expiresAt: new Date(Date.now() + hours * 3_600_000),
  })

const open = (url: string, method = 'GET') =>
  storePreviewKey(new Request(url, { method }), settings)

test('a link stores its key in a cookie that scripts cannot read, and leaves the URL', () => {
  const key = keyFor(1)
  const response = open(previewLink({ origin, locale: 'de-de', key }))
  const [cookie = ''] = response?.headers.getSetCookie() ?? []

  expect(response?.status).toBe(303)
  expect(response?.headers.get('location')).toBe('/de-de?preview=true')
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(cookie).toContain(`__Host-cairn_preview_key=${key}; `)
  expect(cookie).toMatch(/Max-Age=3(?:600|59\d);.*HttpOnly; Secure/)
})

test('an expired or invented key leaves the URL and is not stored', () => {
  for (const key of [keyFor(-1), 'CAIRN-DE.9999999999.x', '']) {
    const response = open(`${origin}//evil.example/?previewKey=${key}`)

    expect(response?.headers.get('location')).toBe('/evil.example/')
    expect(response?.headers.getSetCookie()).toEqual([])
  }
})

test('other requests are not redirected', () => {
  expect(open(`${origin}/de-de?preview=true`)).toBeUndefined()
  expect(open(`${origin}/de-de?previewKey=x`, 'POST')).toBeUndefined()
})

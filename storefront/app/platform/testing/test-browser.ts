import { createApi } from '@cairn/commerce/platform/wire/api'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { siteOf } from '@cairn/contract/sites/sites'
import type { Client } from '@cairn/contract/wire/client'
import { demoAccessKey } from '@cairn/contract/wire/headers'
import { vi } from 'vitest'
import { createCommerceClient } from '../calls/commerce-client.ts'
import { testState, testCallTables } from './test-client.ts'
import { page } from './test-dom.ts'

/** The data of the root route for the British shop. */
export const britishShop = {
  locale: 'en-gb',
  region: 'EMEA',
  currency: 'GBP',
  features: settingsOf('en-gb'),
}

export type Browser = {
  shop: Shop
  /** A client that calls the real core over its HTTP interface. */
  commerce: Client
  /** Deletes cookies and storage. */
  clear: () => void
  close: () => Promise<void>
}

const locale = 'en-gb'
const { siteId, region } = siteOf(locale)

/** A new browser. HttpOnly cookies are kept apart, the others are in `document.cookie`. */
export async function openBrowser(): Promise<Browser> {
  const shop = await openShop()
  const answer = createApi(shop.settings)
  const hidden = new Map<string, string>()
  vi.stubGlobal('fetch', async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('origin', shopOrigin)
    headers.set('cookie', [document.cookie, ...hidden.values()].join('; '))
    const response = await answer(new Request(request, { headers }), '203.0.113.7')
    for (const cookie of response.headers.getSetCookie()) {
      document.cookie = cookie
      const [pair = ''] = cookie.split(';')
      if (cookie.includes('HttpOnly')) hidden.set(pair.split('=')[0] ?? '', pair)
    }
    return response
  })
  const settings = { ...testState.settings, locale, siteId, region, accessKey: demoAccessKey }
  return {
    shop,
    commerce: createCommerceClient(testCallTables, {
      ...testState,
      settings,
      origin: shopOrigin,
      cookies: () => document.cookie,
    }),
    clear() {
      hidden.clear()
      localStorage.clear()
      for (const pair of document.cookie.split('; ')) {
        document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
      }
    },
    async close() {
      vi.unstubAllGlobals()
      await shop.close()
      await page.teardown(globalThis)
    },
  }
}

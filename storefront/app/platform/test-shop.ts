import { settingsOf } from '@cairn/contract/site-settings'
import { page } from './test-page.ts'
import { createApi } from '@cairn/commerce/platform/wire/api'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import type { Client } from '@cairn/contract/client'
import { demoAccessKey } from '@cairn/contract/headers'
import { siteOf } from '@cairn/contract/sites'
import { vi } from 'vitest'
import { createCommerceClient } from './commerce-client.ts'
import { state, table } from './test-browser.ts'

/** What the root of every page knows of its shop. */
export const britishShop = {
  locale: 'en-gb',
  region: 'EMEA',
  currency: 'GBP',
  features: settingsOf('en-gb'),
}

export type Browser = {
  shop: Shop
  /** What the pages of this browser call: the real core, over its own wire. */
  commerce: Client
  /** No cookie, nothing kept. */
  clear: () => void
  close: () => Promise<void>
}

const locale = 'en-gb'
const { siteId, region } = siteOf(locale)

/** A browser that has just come to the shop; its cookies are in the document, or hidden from it. */
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
  const settings = { ...state.settings, locale, siteId, region, accessKey: demoAccessKey }
  return {
    shop,
    commerce: createCommerceClient(table, {
      ...state,
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

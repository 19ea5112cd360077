import { headers } from '@cairn/contract/wire/headers'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import type { ShopTexts } from '../texts/shop-texts.ts'

const anyCall = /^\/(pre\/)?f?api\//

async function addChangeAndRemove(page: Page, texts: ShopTexts) {
  const shop = shopPage(page, texts)
  await shop.addDuffel.click()
  await shop.openCart('one')
  await shop.moreDuffel.click()
  await shop.total(texts.twoDuffelsPrice).waitFor()
  await shop.removeDuffel.click()
  await shop.heading(texts.cartEmptyTitle).waitFor()
}

const shops = [
  { locale: 'en-us', siteId: 'CAIRN-US', region: 'NORA' },
  { locale: 'de-de', siteId: 'CAIRN-DE', region: 'EMEA' },
] as const

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('every call that a page makes carries its ids (SES-022)', () => {
  test.for(shops)(
    'in $locale has headers with its ids, its site and its client (SES-013, SES-014)',
    async ({ locale, siteId, region }, { visit }) => {
      const { page, texts } = await visit({ locale })
      const calls = recordRequests(page, anyCall)
      await openPage(page, `/${locale}`)
      await addChangeAndRemove(page, texts)

      const writes = calls
        .filter((call) => !call.url().includes('/api/engine/'))
        .map((call) => call.method())
        .filter((method) => method !== 'GET')
      expect(writes).toEqual(['POST', 'POST', 'PUT', 'DELETE'])
      const sentHeaders = await Promise.all(calls.map((call) => call.allHeaders()))
      expect(sentHeaders[0]?.[headers.trustId]).toMatch(/\S/)
      for (const headersOfCall of sentHeaders) {
        expect(headersOfCall).toMatchObject({
          [headers.transactionId]: expect.stringMatching(uuid),
          [headers.correlationId]: expect.stringMatching(uuid),
          [headers.siteId]: siteId,
          [headers.channel]: 'ECOMM',
          [headers.brand]: 'CAIRN',
          [headers.region]: region,
          [headers.source]: 'ECOM15',
          [headers.clientApp]: 'cairn-storefront',
          [headers.trustId]: sentHeaders[0]?.[headers.trustId],
        })
      }
      expect(calls.map((call) => new URL(call.url()).searchParams.get('locale'))).toEqual(
        calls.map(() => locale),
      )
      expect(
        new Set(sentHeaders.map((headersOfCall) => headersOfCall[headers.transactionId])).size,
      ).toBe(calls.length)
      expect(sentHeaders[0]?.[headers.trustId]).toMatch(uuid)
      const echoedIds = calls.map(async (call) => (await call.response())?.allHeaders())
      expect(
        (await Promise.all(echoedIds)).map(
          (headersOfCall) => headersOfCall?.[headers.correlationId],
        ),
      ).toEqual(sentHeaders.map((headersOfCall) => headersOfCall[headers.correlationId]))
    },
  )

  test('goes to the preview paths in a preview', async ({ visit }) => {
    const { page, texts } = await visit()
    const calls = recordRequests(page, anyCall)
    await openPage(page, '/en-us?preview=true')
    await shopPage(page, texts).addDuffel.click()
    await shopPage(page, texts).cart('one').waitFor()
    const paths = calls.map((call) => new URL(call.url()).pathname)
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !path.startsWith('/pre/'))).toEqual([])
  })

  test('carries an access key, and is refused without it (SES-023)', async ({ visit }) => {
    const { page, texts } = await visit()
    const calls = recordRequests(page, anyCall)
    await openPage(page, '/en-us')
    await addChangeAndRemove(page, texts)

    for (const call of calls) {
      const sentHeaders = await call.allHeaders()
      expect(sentHeaders[headers.accessKey]).toBe('cairn-demo-key')
      const otherHeaders = Object.entries(sentHeaders).filter(([name]) => isHeaderOf(name))
      const answerWithoutKey = await fetch(call.url(), {
        method: call.method(),
        headers: [...otherHeaders, ['origin', shopOrigin()]],
        body: call.postData(),
      })
      expect([answerWithoutKey.status, await answerWithoutKey.text()]).toEqual([
        400,
        expect.stringContaining('API400'),
      ])
    }
  })
})

const isHeaderOf = (name: string) =>
  name !== headers.accessKey && (name.startsWith('x-') || name === 'cookie')

describe('a page', () => {
  test('fetches the manifest of its build (SES-026)', async ({ visit }) => {
    const { page } = await visit()
    const manifests = recordRequests(page, /\/manifest-\w+\.js$/)
    await openPage(page, '/en-us')
    await expect.poll(() => manifests.length).toBeGreaterThan(0)
    const answers = await Promise.all(manifests.map((request) => request.response()))
    expect(answers.map((answer) => answer?.status())).toEqual([200])
  })

  test('is fetched as data when it is opened from another (SES-027)', async ({ visit }) => {
    const { page, texts } = await visit()
    await openPage(page, '/en-us/cart')
    const documents = recordRequests(page, /\/en-us$/)
    const payloads = recordRequests(page, /^\/en-us\.data$/)
    await page.getByRole('link', { name: texts.homeLink }).click()
    await shopPage(page, texts).addDuffel.waitFor()
    expect((await payloads[0]?.response())?.status()).toBe(200)
    expect([payloads.length, documents.length]).toEqual([1, 0])
  })
})

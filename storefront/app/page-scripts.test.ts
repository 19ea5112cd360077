import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages } from '../pages.ts'
import { demoProducts } from './platform/testing/test-products.ts'
import { chunkOf, scriptsBeforeUse } from './platform/testing/test-scripts.ts'
import { createVisit } from './platform/testing/test-visit.ts'
import { scriptBytes } from './platform/testing/test-weight.ts'

let shop: Shop
let pages: Pages
let visit: ReturnType<typeof createVisit>

beforeAll(async () => {
  pages = await openPages({ dev: false })
  shop = await openShop()
  visit = createVisit({ shop, pages, report: (error) => console.error(error) })
}, 120_000)

afterAll(() => shop.close())

const maxScripts = 20

const newVisitor = () => shop.guest()

async function shopperWithCart(): Promise<Visitor> {
  const visitor = await shop.guest()
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  await visitor.send('createCartWithItem', { body, locale: 'de-de' })
  return visitor
}

async function signedInShopper(): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

type MeasuredPage = {
  path: string
  /** The chunks that the page loads after hydration, although nobody uses it. */
  after: string[]
  /** The limit of all scripts that it loads before anybody uses it, in KB. */
  limit: number
  open?: () => Promise<Visitor>
}

const measuredPages: MeasuredPage[] = [
  { path: '', after: ['after-frame', 'after-popup'], limit: 105 },
  { path: '/c/daunenjacken-210101', after: ['after-frame', 'after-popup'], limit: 109 },
  { path: '/search?q=jacke', after: ['after-frame', 'after-popup'], limit: 109 },
  { path: '/p/hardshelljacke-ridge-CAIRN002TRN', after: ['after-frame'], limit: 110 },
  { path: '/cart', after: ['after-frame', 'used-frame'], limit: 134 },
  { path: '/cart', after: ['after-frame', 'used-frame'], limit: 134, open: shopperWithCart },
  { path: '/checkout', after: ['used-background'], limit: 138, open: shopperWithCart },
  {
    path: '/account',
    after: ['after-frame', 'used-frame', 'overview-page', 'cart-parts'],
    limit: 134,
    open: signedInShopper,
  },
  { path: '/sign-in', after: ['after-frame'], limit: 114 },
]

describe('the scripts before the first interaction', () => {
  test.each(measuredPages)(
    'are at most 20 for $path, those of the HTML and those of one further wave, and at most $limit KB',
    async ({ path, after, limit, open = newVisitor }) => {
      const answer = await visit(`/de-de${path}`, { visitor: await open() })
      expect(answer.status).toBe(200)
      const scripts = scriptsBeforeUse(await answer.text(), pages.assets, after)
      const { named, secondWave, thirdWave } = scripts
      const loaded = [...named, ...secondWave]
      const weight = scriptBytes(loaded, pages.assets)
      console.log(
        `${path}: ${named.size} scripts in the HTML (${scriptBytes(named, pages.assets)} bytes), then ${[...secondWave].map(chunkOf).join(', ')} (${weight} bytes together)`,
      )
      expect([...secondWave].map(chunkOf)).toEqual(expect.arrayContaining(after))
      expect(thirdWave).toEqual([])
      expect(loaded.length).toBeLessThanOrEqual(maxScripts)
      expect(weight).toBeLessThanOrEqual(limit * 1024)
    },
    60_000,
  )
})

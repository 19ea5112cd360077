import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages } from '../pages.ts'
import { demoProducts } from './platform/testing/test-products.ts'
import { chunkOf, scriptsBeforeUse } from './platform/testing/test-scripts.ts'
import { createVisit } from './platform/testing/test-visit.ts'

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
const language = 'de'
const onEveryPage = ['after-background', language]
const inTheFrame = ['after-frame', ...onEveryPage]

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
  /** The chunks that the page loads after hydration. */
  after: string[]
  open?: () => Promise<Visitor>
}

const measuredPages: MeasuredPage[] = [
  { path: '', after: [...inTheFrame, 'after-blocks'] },
  { path: '/c/daunenjacken-210101', after: [...inTheFrame, 'editorial-card'] },
  { path: '/search?q=jacke', after: inTheFrame },
  { path: '/p/hardshelljacke-ridge-CAIRN002TRN', after: [...inTheFrame, 'after-product'] },
  { path: '/cart', after: [...inTheFrame, 'after-product'] },
  { path: '/cart', after: [...inTheFrame, 'after-product'], open: shopperWithCart },
  { path: '/checkout', after: onEveryPage, open: shopperWithCart },
  { path: '/account', after: inTheFrame, open: signedInShopper },
  { path: '/sign-in', after: inTheFrame },
]

describe('the scripts before the first interaction', () => {
  test.each(measuredPages)(
    'are at most 20 for $path, those of the HTML and those of one further wave',
    async ({ path, after, open = newVisitor }) => {
      const answer = await visit(`/de-de${path}`, { visitor: await open() })
      expect(answer.status).toBe(200)
      const scripts = scriptsBeforeUse(await answer.text(), pages.assets, after)
      const { named, secondWave, thirdWave } = scripts
      console.log(`${path}: ${named.size} scripts in the HTML, ${secondWave.size} afterwards`)
      expect([...secondWave].map(chunkOf)).toEqual(expect.arrayContaining(after))
      expect(thirdWave).toEqual([])
      expect(named.size + secondWave.size).toBeLessThanOrEqual(maxScripts)
    },
    60_000,
  )
})

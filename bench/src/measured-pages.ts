import type { Page } from 'playwright-core'

export type MeasuredPage = {
  name: string
  path: string
  /** The limit of the largest paint in milliseconds. */
  maxLcp: number
  /** The limit of Lighthouse's score. */
  minScore?: number
  /** The limit of the scripts that the page loads before anybody uses it. */
  maxScriptBytes?: number
  /** Brings the visitor into the state in which the page is measured. */
  prepare?: (page: Page, origin: string) => Promise<void>
}

const kilobyte = 1024

const product = '/en-gb/p/summit-down-jacket-CAIRN001BLK'

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/en-gb', maxLcp: 1500, minScore: 98, maxScriptBytes: 105 * kilobyte },
  {
    name: 'listing',
    path: '/en-gb/c/jackets-210100',
    maxLcp: 1500,
    minScore: 98,
    maxScriptBytes: 105 * kilobyte,
  },
  { name: 'product', path: product, maxLcp: 1500, minScore: 98, maxScriptBytes: 110 * kilobyte },
  { name: 'cart', path: '/en-gb/cart', maxLcp: 2000, prepare: addToCart },
  { name: 'checkout', path: '/en-gb/checkout', maxLcp: 2000, prepare: addToCart },
  { name: 'account', path: '/en-gb/account', maxLcp: 2000, prepare: signIn },
]

async function addToCart(page: Page, origin: string) {
  await page.request.post(`${origin}/en-gb/cart`, {
    form: { intent: 'add', sku: 'CAIRN001BLK-M' },
    headers: { origin },
  })
}

async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/en-gb/sign-in?to=/en-gb/account`, { waitUntil: 'networkidle' })
  const form = page.locator('main form')
  await form.locator('[name=username], [type=email]').first().fill('shopper@cairn.test')
  await form.locator('[type=password]').fill('Trailhead1')
  await form.locator('[type=password]').press('Enter')
  await page.waitForURL(`${origin}/en-gb/account`)
}

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type BagWords, bagWords } from './bag-words.ts'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { recordRequests } from './record-requests.ts'
import { type ShopLocale, shopLocales } from './words.ts'

const visits = shopLocales.flatMap((locale) => [390, 1440].map((width) => ({ locale, width })))

/** Puts a size M of a product, or the only size, into the bag, from its page. */
async function add(page: Page, path: string) {
  await openPage(page, path)
  const medium = page.getByRole('radio', { name: 'M', exact: true })
  const any = page.getByRole('radio').first()
  if ((await medium.count()) > 0) await medium.check()
  else if ((await any.count()) > 0) await any.check()
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

const jacketOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN001BLK`
const shellOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN002TRN`
const cardOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN008HTR`

/** The lines below a heading. */
const group = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

async function pickUp(page: Page, words: BagWords, item: RegExp) {
  await page.getByRole('button', { name: item }).click()
  const ways = page.getByRole('dialog', { name: words.ways })
  await ways.getByRole('radio', { name: words.pickUp }).check()
  await ways.locator('input[name=place]').first().check()
  await page.waitForTimeout(300)
  expect(await findings(page)).toEqual([])
  await ways.getByRole('button', { name: words.save }).click()
  await ways.waitFor({ state: 'hidden' })
}

describe('how things travel is chosen in the bag (SHIP-001, SHIP-002, SHIP-006, SHIP-007, SHIP-010, SHIP-054)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width })
    const words = bagWords[locale]
    await add(page, jacketOf(locale))
    await add(page, shellOf(locale))
    await openPage(page, `/${locale}/cart`)
    expect(await page.getByRole('heading', { name: words.home }).count()).toBe(0)

    await pickUp(page, words, new RegExp(`${words.changeDelivery}: .*(Summit)`))
    const home = group(page, words.home)
    const store = group(page, new RegExp(`^${words.pickUpAt}`))
    expect(await home.getByRole('listitem').count()).toBeGreaterThanOrEqual(1)
    await store.getByRole('heading', { name: /Summit/ }).waitFor()
    const before = await store.locator('h2').first().textContent()
    expect(await findings(page)).toEqual([])

    await store.getByRole('button', { name: words.changeStore }).click()
    const choice = page.getByRole('dialog', { name: words.whichStore })
    const other = choice.getByRole('radio').first()
    await other.click()
    const ask = page.getByRole('dialog', { name: words.changeStoreAsk })
    await ask.waitFor()
    expect(await store.locator('h2').first().textContent()).toBe(before)
    await ask.getByRole('button', { name: words.changeTo }).click()
    const changed = page.getByRole('dialog', { name: words.storeChanged })
    await changed.waitFor()
    const after = (await store.locator('h2').first().textContent()) ?? ''
    expect(after).not.toBe(before)
    const place = after.replace(words.pickUpAt, '')
    await changed.getByText(place).waitFor()
    await page.waitForTimeout(300)
    expect(await findings(page)).toEqual([])
    await changed.getByRole('button', { name: words.close }).last().click()
    await page.reload()
    await store.getByText(place).waitFor()
  })
})

describe('a line is changed where it stands', () => {
  test.for(visits)(
    'its size and its greeting, in $locale at $width px (CART-040, UI-001)',
    async ({ locale, width }, { visit }) => {
      const { page } = await visit({ locale, width })
      const words = bagWords[locale]
      await add(page, jacketOf(locale))
      await add(page, cardOf(locale))
      await openPage(page, `/${locale}/cart`)
      const size = page.getByLabel(words.sizeOfJacket)
      expect(await size.locator('option').allTextContents()).toContain('XL')
      await size.selectOption('S')
      await page.getByText(words.sizeS).waitFor()

      const card = group(page, words.byEmail)
      await card.getByRole('button', { name: words.giftAdd }).click()
      const dialog = page.getByRole('dialog', { name: words.giftTitle })
      await dialog.getByRole('button', { name: words.save }).click()
      await expect.poll(() => dialog.getByText(words.fieldRequired).count()).toBe(2)
      await dialog.getByLabel(words.giftTo, { exact: true }).fill('Ada')
      await dialog.getByLabel(words.giftEmail).fill('ada@cairn.test')
      await dialog.getByLabel(words.giftMessage).fill('For the next cold morning.')
      await page.waitForTimeout(300)
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: words.save }).click()
      await card.getByText(words.giftFor).waitFor()
      await page.reload()
      await card.getByText(words.giftFor).waitFor()
      await card.getByRole('button', { name: words.giftEdit }).click()
      expect(await dialog.getByLabel(words.giftMessage).inputValue()).toBe(
        'For the next cold morning.',
      )
    },
  )

  test('its picture and its name lead to its product, and its picture is there (CART-029, CART-030)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await add(page, jacketOf('en-us'))
    await openPage(page, '/en-us/cart')
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Basalt' })
    const picture = line.locator('img').first()
    const source = (await picture.getAttribute('src')) ?? ''
    expect(source).toContain('/images/CAIRN001BLK')
    expect((await page.request.get(source)).status()).toBe(200)
    await line.locator('a:has(img)').click()
    await page.waitForURL(/\/en-us\/p\/[\w-]+-CAIRN001BLK$/)
  })
})

describe('what is put aside is not lost (SFL-001, SFL-008, SFL-010)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width })
    const words = bagWords[locale]
    await add(page, jacketOf(locale))
    await add(page, shellOf(locale))
    const lists = recordRequests(page, /\/wishlists\/v2\/saveForLater$/)
    const saves = recordRequests(page, /\/cart\/v2\/saveForLater$/)
    await openPage(page, `/${locale}/cart`)
    await expect.poll(() => lists.length).toBe(1)
    const asked = new URL(lists[0]?.url() ?? '').searchParams
    expect([asked.get('start'), asked.get('count')]).toEqual(['0', '10'])

    await page.getByRole('button', { name: words.saveJacket }).click()
    const saved = page.getByRole('region', { name: words.savedForLater })
    await saved.getByRole('heading', { name: /Summit/ }).waitFor()
    expect(await page.getByRole('button', { name: words.saveJacket }).count()).toBe(0)
    expect(saves[0]?.postDataJSON()).toMatchObject({
      productId: 'CAIRN001BLK',
      qty: 1,
      type: 'product',
      saveForLater: { consumerID: expect.any(String), itemId: expect.any(String) },
    })
    expect(Object.keys(saves[0]?.postDataJSON()).toSorted()).toEqual(
      ['available', 'pdpUrl', 'productId', 'qty', 'recipeId', 'saveForLater', 'type'].toSorted(),
    )
    expect(await findings(page)).toEqual([])
    await openPage(page, `/${locale}/cart`)
    await saved.getByRole('heading', { name: /Summit/ }).waitFor()
    await saved.getByRole('button', { name: words.moveJacket }).click()
    await page.getByRole('button', { name: words.saveJacket }).waitFor()
    await expect.poll(() => saved.count()).toBe(0)
  })
})

describe('codes, notes and gifts follow the bag (PROMO-008, PROMO-009, PROMO-011, PROMO-014, PROMO-017, PROMO-018)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width, expected: /404|410|400/ })
    const words = bagWords[locale]
    await openPage(page, `/${locale}/p/x-CAIRN006LRC`)
    await page.locator('.buy-bar .button-primary').click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await openPage(page, `/${locale}/cart`)
    const main = page.getByRole('main')
    await main.getByText(words.giftNear).first().waitFor()
    expect(await main.getByText(words.freeGift, { exact: true }).count()).toBe(0)

    const field = page.getByLabel(words.code)
    await field.fill('NOSUCHCODE')
    await page.getByRole('button', { name: words.apply, exact: true }).click()
    const button = page.getByRole('button', { name: words.apply, exact: true })
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false')
    expect(await field.inputValue()).toBe('NOSUCHCODE')
    expect(await page.getByRole('alert').count()).toBe(0)

    await field.fill('welcome10')
    await button.click()
    await page.getByText(words.applied).waitFor()
    const summary = page.getByRole('complementary')
    await summary.getByText(words.discount).waitFor()
    await page.getByRole('button', { name: words.takeOff }).click()
    await field.waitFor()
    expect(await summary.getByText(words.discount).count()).toBe(0)

    await main.getByRole('button', { name: /One more of|eins mehr/ }).click()
    await main.getByText(words.giftEarned).waitFor()
    await main.getByText(words.freeGift, { exact: true }).waitFor()
    expect(await findings(page)).toEqual([])
    await main.getByRole('button', { name: /One less of|eins weniger/ }).click()
    await main.getByText(words.giftNear).first().waitFor()
    await expect.poll(() => main.getByText(words.freeGift, { exact: true }).count()).toBe(0)
  })
})

test('somebody picks up in a store, from the page of a product (SHIP-009)', async ({ visit }) => {
  const { page } = await visit()
  await openPage(page, shellOf('en-us'))
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'Pick up in a store' }).click()
  const stores = page.getByRole('dialog', { name: 'In stores' })
  const here = stores.getByRole('button', { name: /^Pick up here: / }).first()
  const name = (await here.getAttribute('aria-label'))?.replace('Pick up here: ', '') ?? ''
  await here.click()
  await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor()
  await openPage(page, '/en-us/cart')
  await group(page, `Pick up: ${name}`).getByRole('heading', { name: 'Ridge Shell' }).waitFor()
})

describe('the mini cart', () => {
  test('confirms what was added, with ways to the bag and to the checkout (CART-003, CART-004)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await add(page, jacketOf('en-us'))
    const panel = page.getByRole('dialog', { name: 'Added to your bag' })
    await panel.getByRole('heading', { name: 'Goes well with it' }).waitFor()
    await panel.getByText('$320.00').last().waitFor()
    expect(await panel.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
      '/en-us/checkout',
    )
    expect(await panel.getByRole('link', { name: 'View bag' }).getAttribute('href')).toBe(
      '/en-us/cart',
    )
  })

  test('is a panel at the side, which Escape closes (CART-005, UI-002)', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-us')
    await page.getByRole('link', { name: 'Bag, empty' }).click()
    const panel = page.getByRole('dialog', { name: 'Your bag' })
    await panel.waitFor()
    await page.waitForTimeout(400)
    const box = await panel.boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(480)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 20)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })
})

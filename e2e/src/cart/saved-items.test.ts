import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { phoneAndDesktop } from '../browser/window-sizes.ts'
import { addToCart, jacketOf, shellOf } from '../pages/add-to-cart.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { createPurchaser } from '../purchases/purchasers.ts'
import { cartTexts } from '../texts/cart-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

describe('a line is saved for later and moved back to the cart (SFL-001, SFL-008)', () => {
  const title = 'in $locale at $width px (SFL-009)'
  test.for(phoneAndDesktop)(title, async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width })
    const texts = cartTexts[locale]
    await addToCart(page, jacketOf(locale))
    await addToCart(page, shellOf(locale))
    const lists = recordRequests(page, /\/wishlists\/v2\/saveForLater$/)
    const saveRequests = recordRequests(page, /\/cart\/v2\/saveForLater$/)
    const moveRequests = recordRequests(page, /\/cart\/v2\/cart\/[^/]+\/saveForLater$/)
    await openPage(page, `/${locale}/cart`)
    await expect.poll(() => lists.length).toBe(1)
    const query = new URL(lists[0]?.url() ?? '').searchParams
    expect([query.get('start'), query.get('count')]).toEqual(['0', '10'])

    await page.getByRole('button', { name: texts.saveJacket }).click()
    const savedItems = page.getByRole('region', { name: texts.savedForLater })
    await savedItems.getByRole('heading', { name: /Summit/ }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: texts.saveJacket }).count()).toBe(0)
    expect(saveRequests[0]?.postDataJSON()).toMatchObject({
      productId: 'CAIRN001BLK',
      qty: 1,
      type: 'product',
      saveForLater: {
        consumerID: expect.any(String),
        itemId: expect.any(String),
        saveForLaterId: expect.any(String),
      },
    })
    expect(Object.keys(saveRequests[0]?.postDataJSON()).toSorted()).toEqual(
      ['available', 'pdpUrl', 'productId', 'qty', 'recipeId', 'saveForLater', 'type'].toSorted(),
    )
    expect(await accessibilityViolations(page)).toEqual([])
    await openPage(page, `/${locale}/cart`)
    await savedItems.getByRole('heading', { name: /Summit/ }).waitFor()
    await savedItems.getByRole('button', { name: texts.moveJacketToCart }).click()
    await page.getByRole('button', { name: texts.saveJacket }).waitFor()
    await expect.poll(() => savedItems.count()).toBe(0)
    expect(moveRequests.map((request) => [request.method(), request.postDataJSON()])).toEqual([
      ['POST', { saveForLaterId: expect.any(String), itemIds: [expect.any(String)] }],
    ])
  })
})

test('a shopper who signs in keeps the items saved as a guest, and saves others (SFL-007)', async ({
  visit,
}) => {
  const { page, texts: shopTexts } = await visit()
  const texts = cartTexts['en-us']
  const savedItems = page.getByRole('region', { name: texts.savedForLater })
  const savedHeading = (name: string) => savedItems.getByRole('heading', { name, exact: true })
  await addToCart(page, jacketOf('en-us'))
  await addToCart(page, shellOf('en-us'))
  await openPage(page, '/en-us/cart')
  await page.getByRole('button', { name: texts.saveJacket }).click()
  await savedHeading(shopTexts.summitJacket).waitFor()

  const { email = '' } = await createPurchaser({ shopper: 'shopper', payment: 'card' })
  await openPage(page, '/en-us/sign-in?to=/en-us/cart')
  await signInForm(page, signInTexts['en-us']).send(email)
  await page.waitForURL('**/en-us/cart')
  await savedHeading(shopTexts.summitJacket).waitFor()
  await page.getByRole('button', { name: 'Save for later: Ridge Shell' }).click()
  await savedHeading('Ridge Shell').waitFor()
  await shopPage(page, shopTexts).cart('empty').waitFor()

  await reloadPage(page)
  await savedHeading('Ridge Shell').waitFor()
  await savedHeading(shopTexts.summitJacket).waitFor()
})

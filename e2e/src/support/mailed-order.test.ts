import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test, type Visit, type VisitOptions } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { readMail } from '../shop/inbox.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { supportTexts } from '../texts/support-texts.ts'

const texts = supportTexts['en-us']
const withoutScripts = { scripts: false, expected: /^failed: .*\.js csp$/ }

async function placeOrder(visit: (options: VisitOptions) => Promise<Visit>) {
  const { page } = await visit({ locale: 'en-us' })
  const checkout = checkoutPage(page, 'en-us', checkoutTexts['en-us'])
  await checkout.open('CAIRN001BLK-M')
  await checkout.goToReview(testCards.good)
  await checkout.placeOrder.click()
  await checkout.heading(checkoutTexts['en-us'].confirmationTitle).waitFor()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function readLinkToOrder(orderNumber: string, subject: string): Promise<string> {
  const mail = await readMail((found) => found.subject.includes(`${subject} ${orderNumber}`))
  return new RegExp(`/en-us/orders/${orderNumber}\\?st=[\\w-]+`).exec(mail)?.[0] ?? ''
}

test('a mail opens the order in browsers that have not been in the shop', async ({ visit }) => {
  const orderNumber = await placeOrder(visit)
  const link = await readLinkToOrder(orderNumber, 'Your order')
  const reader = await visit({ locale: 'en-us', width: 390 })
  const heading = { name: texts.order(orderNumber), level: 1 }
  await openPage(reader.page, link)
  await reader.page.getByRole('heading', heading).waitFor()
  await reader.page.getByRole('button', { name: texts.cancelOrder }).waitFor()
  expect(await reader.page.getByRole('main').innerText()).not.toMatch(/<\w+/)

  const { page } = await visit({ locale: 'en-us', width: 390, ...withoutScripts })
  await page.goto(link)
  await page.getByRole('heading', heading).waitFor()
  const invoiceUrl = await page.locator('a[href*="/invoice.pdf"]').getAttribute('href')
  const invoice = await page.request.get(invoiceUrl ?? '')
  expect(invoice.headers()['content-type']).toBe('application/pdf')

  const cancel = page.locator('summary', { hasText: texts.cancelOrder })
  const confirm = page.getByRole('button', { name: texts.confirmCancelling })
  await cancel.click()
  await confirm.waitFor()
  await page.getByRole('link', { name: texts.keepOrder }).click()
  await confirm.waitFor({ state: 'hidden' })
  await cancel.click()
  await confirm.click()
  await page.getByText(texts.orderCancelled).waitFor()
  const linkToCancelled = await readLinkToOrder(orderNumber, 'order')
  const { page: laterPage } = await visit({ locale: 'en-us', width: 390 })
  await openPage(laterPage, linkToCancelled)
  await laterPage.getByRole('heading', heading).waitFor()
})

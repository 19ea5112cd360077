// First, because testing-library looks for the document when it is imported.
import { type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Order, OrderSummary } from '@cairn/contract/orders/order'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { OrderConfirmation } from '../checkout/order/order-confirmation.tsx'
import { en } from '../messages/en.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { showPage, shownPath, submitCredentials } from './test-sign-in-page.tsx'

let browser: Browser
const tokenRequests = new Array<unknown>()

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  letDialogsOpen()
  browser = await openBrowser()
  const answerOfShop = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/auth/token')) tokenRequests.push(await request.clone().json())
    return answerOfShop(request)
  })
}, 60_000)

afterEach(cleanup)
afterAll(() => browser.close())

async function placeOrderAsGuest(): Promise<Order> {
  const { guest, basketId } = await guestReadyToOrder(browser.shop, { sku: 'CAIRN001BLK-M' })
  const { body } = await placeOrder(guest, basketId)
  return (await guest.send<Order>('readOrder', { params: { orderId: body.orderNumber } })).body
}

async function numbersInHistory(email: string) {
  const shopper = await browser.shop.guest()
  await signInAs(shopper, email)
  const { body } = await shopper.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })
  return body.orders.map(({ orderNumber }) => orderNumber)
}

test('a guest who signs in from the confirmation of an order comes to the account, which has the order (AUTH-002, AUTH-035)', async () => {
  const order = await placeOrderAsGuest()
  const { orderNumber, st } = order
  expect(await numbersInHistory('shopper@cairn.test')).not.toContain(orderNumber)
  showPage('/en-gb/order-confirmation', {
    OtherPage: () => <OrderConfirmation loadedOrder={order} />,
  })
  fireEvent.click(screen.getByRole('link', { name: en.signIn }))
  await screen.findByLabelText(en.password)
  await submitCredentials('shopper@cairn.test')
  await waitFor(() => expect(shownPath()).toBe('/en-gb/account'))

  expect(tokenRequests.at(-1)).toMatchObject({
    type: 'Registered',
    orderNo: orderNumber,
    st,
    action: 'postLogin',
  })
  expect(await numbersInHistory('shopper@cairn.test')).toContain(orderNumber)
})

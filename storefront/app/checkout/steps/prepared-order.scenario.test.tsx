// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import type { FlashMessage } from '@cairn/contract/cart/cart'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { browserCommerce, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { CheckoutPage } from '../checkout-page.tsx'
import type { CheckoutView } from '../checkout-view.ts'
import { cartExample } from '../test-cart.ts'
import { prepareInBrowser } from './prepare-in-browser.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const { paidByCard, country } = cartExample

const summaryView: CheckoutView = {
  step: 'summary',
  cart: paidByCard,
  buyer: null,
  pickupSearch: null,
  paymentOptions: { cards: [], giftCards: [], loyalty: null },
  problem: null,
  express: null,
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
  fakeCommerce.answers = { sendDeviceFingerprint: () => accept({}) }
})
afterEach(cleanup)

/** Prepares the order as the page does when the summary is entered, and shows the result. */
async function enterSummary(prepareOrder: () => unknown) {
  fakeCommerce.answers.prepareOrder = prepareOrder
  const view = await prepareInBrowser(browserCommerce(), summaryView, country)
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout',
          Component: () => <CheckoutPage view={view} error={undefined} />,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/checkout?step=summary']}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
}

const currentStep = () => document.querySelector('[aria-current=step]')?.textContent

const placeOrderButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^Place order/ })

test('a prepared order can be placed', async () => {
  await enterSummary(() => accept(paidByCard))
  expect((await placeOrderButton()).disabled).toBe(false)
  expect(currentStep()).toContain('3. Review')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order whose tax cannot be calculated shows the message, and cannot be placed (ORD-023)', async () => {
  await enterSummary(() => refusedAnswer('taxNotCalculated'))
  expect((await placeOrderButton()).disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('The message of taxNotCalculated.')
})

test('an order with an item that is not available cannot be placed', async () => {
  const items = paidByCard.items.map((item) => ({ ...item, available: false }))
  await enterSummary(() => accept({ ...paidByCard, items, version: paidByCard.version + 1 }))
  expect((await placeOrderButton()).disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain(en.stockShort)
})

describe('a change of the delivery leads from the summary to shipping', () => {
  test.each<[string, FlashMessage]>([
    [
      'because the store has closed (CHK-017)',
      { type: 'StsToSthTransition', details: { product: 'Ridge Shell' } },
    ],
    [
      'because the address is invalid (CHK-018)',
      { type: 'InvalidShippingAddress', shipmentId: 'me' },
    ],
  ])('%s', async (_, flash) => {
    await enterSummary(() => accept({ ...paidByCard, flash: [flash] }))
    expect(currentStep()).toContain('1. Delivery')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Where should it go?')
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })
})

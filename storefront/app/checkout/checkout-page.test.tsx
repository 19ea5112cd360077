// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../platform/testing/test-browser.ts'
import type { FlashMessage } from '@cairn/contract/cart/cart'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import type { Messages } from '../messages/messages.ts'
import { fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { cartExample } from './test-cart.ts'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

const deliveredCart = cartExample.withDelivery()
const sku = deliveredCart.items[0]?.sku ?? ''

beforeEach(() => {
  fakeCommerce.answers = { sendDeviceFingerprint: () => accept({}) }
})
afterEach(cleanup)

type CheckoutViewOverrides = Partial<CheckoutView> & { flash?: FlashMessage[] }

function show({ flash = [], ...overrides }: CheckoutViewOverrides, messages: Messages = en) {
  const view: CheckoutView = {
    step: 'shipping',
    cart: { ...deliveredCart, flash },
    buyer: null,
    pickupSearch: null,
    paymentOptions: { cards: [], giftCards: [], loyalty: null },
    problem: null,
    express: null,
    ...overrides,
  }
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
  Element.prototype.scrollIntoView = () => {}
  render(
    <MessagesProvider value={{ language: 'en-GB', messages }}>
      <Stub initialEntries={['/en-gb/checkout']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const fieldProblems: FlashMessage = { type: 'InvalidShippingAddress', shipmentId: 'me-standard' }
const noticesWith = (text: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text))

describe('an invalid shipping address', () => {
  test('shows a message at the top if the flash names a shipment (ERR-046)', () => {
    show({ flash: [fieldProblems] })
    const notices = noticesWith('We can no longer confirm the delivery address.')
    expect(notices).toHaveLength(1)
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.nextElementSibling?.contains(notices[0] ?? null)).toBe(true)
  })

  test('shows the message in the language of the page', () => {
    for (const messages of [de, fr, italian, es]) {
      show({ flash: [fieldProblems] }, messages)
      expect(noticesWith(messages.deliveryAddressWrong)).toHaveLength(1)
      cleanup()
    }
  })

  test('shows no message if the flash names no shipment', () => {
    show({ flash: [{ type: 'InvalidShippingAddress' }] })
    expect(noticesWith('We can no longer confirm')).toHaveLength(0)
  })
})

test('shows what blocks the order at the top and beside its line', () => {
  show({ problem: { text: 'This item has no price.', sku } })
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(summary.getByRole('alert').textContent).toBe('This item has no price.')
  expect(noticesWith('This item has no price.')).toHaveLength(2)
})

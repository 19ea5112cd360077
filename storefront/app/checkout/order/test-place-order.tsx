// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { order } from '@cairn/contract/orders/order'
import { accept } from '@cairn/contract/refusals/result'
import { sampleOf } from '@cairn/contract/wire/sample'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, useLocation, useSearchParams } from 'react-router'
import { clearCart } from '../../cart/state/cart-store.ts'
import { en } from '../../messages/en.ts'
import { fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { CheckoutPage } from '../checkout-page.tsx'
import type { CheckoutView } from '../checkout-view.ts'
import type { Step } from '../steps/steps.ts'
import { cartExample } from '../test-cart.ts'
import type { Order } from './send-order.ts'

export const placed: Order = {
  ...order.parse(sampleOf(order)),
  orderNumber: 'CRN-100200',
  flash: [],
}
export const { paidByCard } = cartExample
export const newCart = {
  ...paidByCard,
  basketId: '11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f',
  items: [],
}

function LocationProbe() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="where">{JSON.stringify({ to: pathname + search, state })}</output>
}

export const currentLocation = (): { to: string; state: { notice: string } | null } =>
  JSON.parse(screen.getByTestId('where').textContent ?? '')

/** The checkout at the step that the URL names. */
function CheckoutAtStep({ view }: { view: CheckoutView }) {
  const [query] = useSearchParams()
  const step = (query.get('step') ?? 'summary') as Step
  return <CheckoutPage view={{ ...view, step }} error={undefined} />
}

/** Opens the summary and waits until the order can be placed. */
export async function showSummary(cart = paidByCard) {
  const view: CheckoutView = {
    step: 'summary',
    cart,
    buyer: null,
    pickupSearch: null,
    paymentOptions: { cards: [], giftCards: [], loyalty: null },
    problem: null,
    express: null,
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout',
          Component: () => (
            <>
              <LocationProbe />
              <CheckoutAtStep view={view} />
            </>
          ),
        },
        { path: ':locale/checkout/challenge', Component: LocationProbe },
        { path: ':locale/order-confirmation', Component: LocationProbe },
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
  await screen.findByRole('button', { name: /Place order/ })
  fakeCommerce.calls.length = 0
}

/** The error messages above the step. */
export const topNotices = () => {
  const title = screen.getByRole('heading', { level: 1 })
  return screen
    .queryAllByRole('alert')
    .filter((alert) => title.nextElementSibling?.contains(alert))
    .map(({ textContent }) => textContent)
}

export const placeOrderButton = () =>
  screen.getByRole('button', { name: /Place order|Placing your order/ })
export const pressPlaceOrder = () => act(async () => fireEvent.click(placeOrderButton()))

/** Clears all stored state and recorded calls; every call succeeds. */
export function resetCommerce() {
  letDialogsOpen()
  clearCart()
  Element.prototype.scrollIntoView = () => {}
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    placeOrder: () => accept(placed),
    createCart: () => accept(newCart),
    readCart: () => accept(paidByCard),
    sendDeviceFingerprint: () => accept({}),
  }
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = `cairn_basket=${paidByCard.basketId}`
}

import { britishShop as shop } from '../platform/test-shop.ts'
import { order } from '@cairn/contract/order-entity'
import { accept } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import type { Order } from './place-order.ts'
import { SummaryStep } from './summary-step.tsx'
import { heard } from '../platform/test-answers.ts'
import { cartExample } from './test-cart.ts'
import { letDialogsOpen } from '../ui/test-dialogs.ts'

configure({ asyncUtilTimeout: 8_000 })

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

function Where() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="where">{JSON.stringify({ to: pathname + search, state })}</output>
}

export const where = (): { to: string; state: { notice: string } | null } =>
  JSON.parse(screen.getByTestId('where').textContent ?? '')

export function show(cart = paidByCard) {
  const view = {
    step: 'summary' as const,
    cart,
    buyer: null,
    picking: null,
    purse: { cards: [], giftCards: [], loyalty: null },
    blocked: null,
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
              <Where />
              <SummaryStep view={view} refused={undefined} />
            </>
          ),
        },
        { path: ':locale/order-confirmation', Component: Where },
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

export const button = () => screen.getByRole('button', { name: /Place order|Placing your order/ })
export const place = () => act(async () => fireEvent.click(button()))

/** Nothing is kept, nothing was asked, and everything goes well. */
export function beginAnew() {
  letDialogsOpen()
  heard.asked.length = 0
  heard.answers = {
    placeOrder: () => accept(placed),
    createCart: () => accept(newCart),
    readCart: () => accept(paidByCard),
  }
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = `cairn_basket=${paidByCard.basketId}`
}

import { britishShop as shop } from '../platform/testing/test-browser.ts'
import { orderSummary, type OrderStatus } from '@cairn/contract/orders/order'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { OrderHistory } from './order-history-page.tsx'

afterEach(cleanup)

const labels: Record<OrderStatus, string> = {
  Created: 'Received',
  Processing: 'Being packed',
  Shipped: 'On its way',
  ReadyForPickup: 'Ready for pickup',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Returned: 'Returned',
}

test('the order history names every status with a readable label (ORD-003)', () => {
  const statuses = Object.keys(labels) as OrderStatus[]
  const sample = orderSummary.parse(sampleOf(orderSummary))
  const orders = statuses.map((status) => ({ ...sample, status, orderNumber: `CRN-${status}` }))
  const history = { orders, page: { current: 1, count: 1 }, hasFailed: false }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/orders', Component: () => <OrderHistory {...history} /> }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/orders']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  for (const status of statuses) {
    const row = screen.getByRole('link', { name: new RegExp(`CRN-${status}$`) }).closest('li')
    if (!row) throw new Error(`There is no row for ${status}.`)
    expect(within(row).getByText(labels[status])).toBeTruthy()
  }
})

// @vitest-environment jsdom
import { type Cart, cart as cartSchema } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { setCart } from '../state/set-cart.ts'
import { MiniCartPanel } from './mini-cart-panel.tsx'

afterEach(cleanup)

const sample = sampleOf(cartSchema) as Cart

async function showTotals(totals: Partial<Cart['totals']>) {
  letDialogsOpen()
  setCart({ ...sample, totalItems: 2, totals: { ...sample.totals, ...totals } })
  const shop = { locale: 'en-us', currency: 'USD', features: {} }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        { path: ':locale', Component: () => <MiniCartPanel reason="seen" onClose={() => {}} /> },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub initialEntries={['/en-us']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  const panel = await screen.findByRole('dialog')
  return Array.from(panel.querySelectorAll('p'), ({ textContent }) => textContent)
}

test('the amounts of the mini cart add up to its total', async () => {
  const shownTexts = await showTotals({
    itemTotal: 100,
    totalDiscount: 10,
    shipping: 5,
    tax: 8,
    total: 103,
  })
  for (const text of ['2 items$100.00', 'Discount−$10.00', 'Tax$8.00', 'Total$103.00'])
    expect(shownTexts.map((shown) => shown?.replace('-', '−'))).toContain(text)
})

test('the mini cart has no rows for a discount and a tax of nothing', async () => {
  const shownTexts = await showTotals({ itemTotal: 100, totalDiscount: 0, tax: 0, total: 100 })
  expect(shownTexts.join()).not.toMatch(/Discount|Tax/)
})

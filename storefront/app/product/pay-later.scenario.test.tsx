// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../platform/testing/test-browser.ts'
import { cart as cartSchema } from '@cairn/contract/cart/cart'
import { productDetails } from '@cairn/contract/catalogue/product'
import { accept } from '@cairn/contract/refusals/result'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { CartPage } from '../cart/page/cart-page.tsx'
import { en } from '../messages/en.ts'
import { fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { BuyForm } from './buy-form.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

afterEach(cleanup)

function show(page: ReactNode) {
  letDialogsOpen()
  fakeCommerce.answers = { readInventory: () => accept({ variants: [] }) }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/page', Component: () => page }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/page']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const cart = cartSchema.parse(sampleOf(cartSchema))
const product = { ...productDetails.parse(sampleOf(productDetails)), isSoldAlone: true }

test.each([
  ['the cart', <CartPage key="cart" view={{ state: 'filled', cart }} error={undefined} />],
  ['a product page', <BuyForm key="product" product={product} />],
])('%s explains paying later in a dialog (PAY-009)', async (_, page) => {
  show(page)
  fireEvent.click(await screen.findByRole('button', { name: en.payLater }))
  const dialog = await screen.findByRole('dialog', { name: en.payLater })
  expect(within(dialog).getByText(/nothing is due today/)).toBeTruthy()
})

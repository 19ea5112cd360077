// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import type { Cart } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useActionData } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import type { CheckoutView } from '../checkout-view.ts'
import type { CheckoutError } from '../commands/checkout-error.ts'
import { cartExample, inLondon } from '../test-cart.ts'
import { ShippingStep } from './shipping-step.tsx'

afterEach(cleanup)

const deliveredCart = cartExample.withDelivery()
const sentFields = new Array<[string, string]>()

const methodOf = (code: ShippingMethodCode) => ({
  selected: code === 'standard',
  available: true,
  shippingMethod: { code, label: code, deliveryTime: '', price: 5 },
})

const withMethods = (...codes: ShippingMethodCode[]): Cart => ({
  ...deliveredCart,
  items: deliveredCart.items.map((item) => ({
    ...item,
    shippingOptions: item.shippingOptions
      .slice(0, 1)
      .flatMap((sample) => codes.map((code) => ({ ...sample, ...methodOf(code) }))),
  })),
})

function show(cart: Cart, error?: CheckoutError) {
  letDialogsOpen()
  sentFields.length = 0
  const view: CheckoutView = {
    step: 'shipping',
    cart,
    buyer: null,
    pickupSearch: null,
    paymentOptions: { cards: [], giftCards: [], loyalty: null },
    problem: null,
    express: null,
  }
  const Step = () => <ShippingStep view={view} error={useActionData()} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout',
          action: async ({ request }) => {
            const form = await request.formData()
            sentFields.push(
              ...Array.from(form, ([name, value]): [string, string] => [name, `${value}`]),
            )
            return { ...error }
          },
          Component: Step,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/checkout']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const storeClosedError: CheckoutError = {
  name: 'shippingMethodUnavailable',
  message: 'The message of shippingMethodUnavailable.',
  place: 'delivery',
  shipmentId: 'me',
}

const checkedMethods = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, value }) => (checked ? [value] : []))

describe('an unavailable delivery method', () => {
  test.each([
    ['with several methods', ['standard', 'pudo'], 'pudo'],
    ['with home delivery only', ['standard', 'express'], 'express'],
  ] as const)(
    'shows the error once and selects the previous method again, %s (SHIP-046)',
    async (_, methods, chosenCode) => {
      show(withMethods(...methods), storeClosedError)
      const radio = () =>
        screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === chosenCode)
      for (const attempt of [1, 2]) {
        sentFields.length = 0
        fireEvent.click(radio() ?? document.body)
        await waitFor(() => expect(sentFields).toContainEqual(['code', chosenCode]))
        await waitFor(() =>
          expect(new Set(checkedMethods()), `${attempt}`).toEqual(new Set(['standard'])),
        )
        expect(screen.getAllByText('The message of shippingMethodUnavailable.')).toHaveLength(1)
      }
    },
  )
})

describe('a suggested address', () => {
  test.each([
    [true, false],
    [false, true],
  ])(
    'keeps the checkboxes for billing: %s and saving: %s',
    async (isBillingAddress, shouldSaveAddress) => {
      show(deliveredCart, {
        name: 'addressUnconfirmed',
        message: '',
        place: 'top',
        suggestions: [inLondon],
        addressOptions: { isBillingAddress, shouldSaveAddress, wantsNewsletter: false },
      })
      const form = screen.getByRole('button', { name: en.toPayment }).closest('form')
      fireEvent.submit(form ?? document.body)
      fireEvent.click(await screen.findByRole('button', { name: 'Use this' }))
      await waitFor(() => expect(sentFields).toContainEqual(['saved', JSON.stringify(inLondon)]))
      const names = sentFields
        .slice(sentFields.findIndex(([name]) => name === 'saved'))
        .map(([name]) => name)
      expect([names.includes('isBillingAddress'), names.includes('shouldSaveAddress')]).toEqual([
        isBillingAddress,
        shouldSaveAddress,
      ])
    },
  )
})

test('fills only the contact from an address in another country', () => {
  const { shippingAddress } = deliveredCart
  const streetValue = () => document.querySelector<HTMLInputElement>('[name=addressLine1]')?.value
  const name = () => document.querySelector<HTMLInputElement>('[name=firstName]')?.value
  show(deliveredCart)
  expect([streetValue(), name()]).toEqual(['14 Tanner Street', 'Ines'])
  cleanup()
  show({ ...deliveredCart, shippingAddress: { ...shippingAddress, countryCode: 'US' } })
  expect([streetValue(), name()]).toEqual(['', 'Ines'])
})

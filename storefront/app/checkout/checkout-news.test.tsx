import { britishShop as shop } from '../platform/test-shop.ts'
import { accept } from '@cairn/contract/result'
import type { FlashMessage } from '@cairn/contract/flash'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { PayLaterLink } from './pay-later-link.tsx'
import { heard } from '../platform/test-answers.ts'
import { cartExample } from './test-cart.ts'
import { letDialogsOpen } from '../ui/test-dialogs.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

const delivered = cartExample.delivered()
const sku = delivered.items[0]?.sku ?? ''

configure({ asyncUtilTimeout: 8_000 })

beforeEach(() => {
  heard.answers = { sendDeviceFingerprint: () => accept({}) }
})
afterEach(cleanup)

type Shown = Partial<CheckoutView> & { flash?: FlashMessage[] }

function show({ flash = [], ...given }: Shown, messages = en) {
  const view: CheckoutView = {
    step: 'shipping',
    cart: { ...delivered, flash },
    buyer: null,
    picking: null,
    purse: { cards: [], giftCards: [], loyalty: null },
    blocked: null,
    express: null,
    ...given,
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
              <CheckoutPage view={view} refused={undefined} />
              <PayLaterLink />
            </>
          ),
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

const wrong: FlashMessage = { type: 'InvalidShippingAddress', shipmentId: 'me-standard' }
const toldIn = (text: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text))

describe('an address that nobody knows any more', () => {
  it('is told at the top where it names its shipment (ERR-046)', () => {
    show({ flash: [wrong] })
    expect(toldIn('We can no longer confirm the delivery address.')).toHaveLength(1)
  })

  it('is told in the language of the page', () => {
    for (const messages of [de, fr, italian, es]) {
      show({ flash: [wrong] }, messages)
      expect(toldIn(messages.deliveryAddressWrong)).toHaveLength(1)
      cleanup()
    }
  })

  it('is nobody’s where it names none', () => {
    show({ flash: [{ type: 'InvalidShippingAddress' }] })
    expect(toldIn('We can no longer confirm')).toHaveLength(0)
  })
})

it('what keeps the order from being placed is told at the top and beside its line', () => {
  show({ blocked: { text: 'This item has no price.', sku } })
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(summary.getByRole('alert').textContent).toBe('This item has no price.')
  expect(toldIn('This item has no price.')).toHaveLength(2)
})

it('how one pays later is told in a window that opens (PAY-009)', async () => {
  letDialogsOpen()
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Pay later with Klarna' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pay later with Klarna' })
  expect(within(dialog).getByText(/nothing is due today/)).toBeTruthy()
})

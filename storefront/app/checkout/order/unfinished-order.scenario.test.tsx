import { britishShop as shop } from '../../platform/testing/test-browser.ts'
// First, because testing-library looks for the document when it is imported.
import {
  newCart,
  placed,
  pressPlaceOrder,
  resetCommerce,
  showSummary,
} from './test-place-order.tsx'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartState } from '../../cart/state/cart-store.ts'
import {
  readUnfinishedOrder,
  storeUnfinishedOrder,
  type UnfinishedOrder,
} from '../../cart/state/unfinished-order.ts'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import ChallengeRoute, { clientLoader } from '../challenge-route.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const bank = 'http://127.0.0.1:3001'
const order: UnfinishedOrder = {
  orderNumber: placed.orderNumber,
  st: 'ticket',
  sessionId: 'cha_1',
  windowUrl: `${bank}/challenge`,
  isPage: false,
  code: 'CREDIT_CARD',
  card: { cardType: 'visa' },
  heldUntil: 0,
}

beforeEach(() => {
  resetCommerce()
  storeUnfinishedOrder(order)
  fakeCommerce.answers.answerChallenge = () => accept(placed)
  hasPaymentState('waiting', 150)
})
afterEach(cleanup)

function hasPaymentState(state: 'waiting' | 'placed' | 'failed', secondsLeft = 0) {
  fakeCommerce.answers.readOpenOrder = () => accept({ state, secondsLeft })
}

function LocationProbe() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="where">{JSON.stringify({ to: pathname + search, state })}</output>
}
const currentLocation = async () =>
  JSON.parse((await screen.findByTestId('where')).textContent ?? '')

function reloadPage() {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout/challenge',
          loader: (args) => clientLoader(args as Parameters<typeof clientLoader>[0]),
          Component: ChallengeRoute as () => React.ReactNode,
        },
        ...['checkout', 'cart', 'order-confirmation'].map((path) => ({
          path: `:locale/${path}`,
          Component: LocationProbe,
        })),
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/checkout/challenge']} />
    </MessagesProvider>,
  )
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

const answerFrame = (data: object) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'cha_1', ...data },
        origin: bank,
      }),
    )
  })

test('a page that is loaded again during a challenge says that the payment waits, and how long items are held', async () => {
  reloadPage()
  await screen.findByRole('heading', { name: 'Your payment waits for your bank.' })
  screen.getByText(/held for you for 2:(?:30|29) more minutes/)
  expect(callsTo('answerChallenge')).toEqual([])
})

test('the challenge can be continued, and a closed dialog keeps it', async () => {
  reloadPage()
  await press('Go on to your bank')
  const dialog = await screen.findByRole('dialog', { name: 'Your bank has a question' })
  expect(dialog.textContent).toMatch(/held for you for 2:/)
  await press('Close')
  expect(callsTo('answerChallenge')).toEqual([])
  expect(readUnfinishedOrder()).not.toBeNull()

  await press('Go on to your bank')
  expect(screen.getByTitle('Your bank has a question').getAttribute('src')).toBe(order.windowUrl)
  await answerFrame({ outcome: 'challenge', threeDS2Result: 'proof' })
  expect(await currentLocation()).toMatchObject({
    to: '/en-gb/order-confirmation?order=CRN-100200',
  })
  expect(callsTo('answerChallenge')[0]?.request).toMatchObject({
    body: { paymentMethod: { additionalData: { cardType: 'visa', threeDS2Result: 'proof' } } },
  })
  expect(readUnfinishedOrder()).toBeNull()
})

test('a shopper can pay another way, with the items in a new cart', async () => {
  fakeCommerce.answers.answerChallenge = () => refusedAnswer('paymentFailed')
  reloadPage()
  await press('Pay another way')
  expect(await currentLocation()).toEqual({ to: '/en-gb/checkout?step=billing', state: null })
  expect(callsTo('createCart')).toHaveLength(1)
  expect(cartState().cart?.basketId).toBe(newCart.basketId)
})

test('a challenge that fails leads to the payment with the reason', async () => {
  fakeCommerce.answers.answerChallenge = () => refusedAnswer('paymentFailed')
  reloadPage()
  await press('Go on to your bank')
  await answerFrame({ outcome: 'challenge', threeDS2Result: 'wrong' })
  const { to, state } = await currentLocation()
  expect(to).toBe('/en-gb/checkout?step=billing')
  expect(state.notice).toContain('Your bank could not confirm that it was you.')
})

test.each(['noResponse', 'timedOut', 'temporarilyUnavailable'] as const)(
  'a challenge of the checkout whose result is unknown leads to the page of the unfinished order: %s',
  async (refusal) => {
    const details = { challengeUrl: order.windowUrl, sessionId: order.sessionId }
    const flash = [{ type: 'PaymentNotAuthorized' as const, details }]
    fakeCommerce.answers.placeOrder = () => accept({ ...placed, flash })
    fakeCommerce.answers.answerChallenge = () => refusedAnswer(refusal)
    await showSummary()
    await pressPlaceOrder()
    await screen.findByRole('dialog', { name: 'Your bank has a question' })
    await answerFrame({ outcome: 'challenge', threeDS2Result: 'proof' })
    await waitFor(async () =>
      expect(await currentLocation()).toMatchObject({ to: '/en-gb/checkout/challenge' }),
    )
    expect(readUnfinishedOrder()?.orderNumber).toBe(placed.orderNumber)
    expect(callsTo('createCart')).toEqual([])
  },
)

test('a challenge whose result is unknown keeps the order, and shows if it was placed', async () => {
  fakeCommerce.answers.answerChallenge = () => refusedAnswer('noResponse')
  reloadPage()
  await press('Go on to your bank')
  await answerFrame({ outcome: 'challenge', threeDS2Result: 'proof' })
  await screen.findByRole('heading', { name: 'Your payment waits for your bank.' })
  expect(readUnfinishedOrder()).not.toBeNull()
  expect(callsTo('createCart')).toEqual([])

  hasPaymentState('placed')
  await press('Pay another way')
  expect((await currentLocation()).to).toBe('/en-gb/order-confirmation?order=CRN-100200')
})

test('an order that was placed meanwhile is confirmed', async () => {
  hasPaymentState('placed')
  reloadPage()
  expect((await currentLocation()).to).toBe('/en-gb/order-confirmation?order=CRN-100200')
  expect(readUnfinishedOrder()).toBeNull()
})

test('an order that has failed meanwhile says that nothing was charged', async () => {
  hasPaymentState('failed')
  reloadPage()
  await screen.findByRole('heading', { name: 'The payment was not confirmed.' })
  expect(screen.queryByRole('button', { name: 'Go on to your bank' })).toBeNull()
  expect(callsTo('createCart')).toHaveLength(1)
  expect(readUnfinishedOrder()).toBeNull()
})

test('a page without an unfinished order leads to the cart', async () => {
  sessionStorage.clear()
  reloadPage()
  await waitFor(async () => expect((await currentLocation()).to).toBe('/en-gb/cart'))
})

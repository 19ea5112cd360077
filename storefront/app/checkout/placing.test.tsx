import { britishShop as shop } from '../platform/test-shop.ts'
import { order } from '@cairn/contract/order-entity'
import type { Client } from '@cairn/contract/client'
import { accept } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { refused } from '../platform/test-client.ts'
import { toastEvent } from '../ui/show-toast.ts'
import { rememberedOrder } from './order-memory.ts'
import type { Order } from './place-order.ts'
import { SummaryStep } from './summary-step.tsx'
import { cartExample } from './test-cart.ts'

const placed: Order = { ...order.parse(sampleOf(order)), orderNumber: 'CRN-100200', flash: [] }
const { paidByCard } = cartExample
const newCart = { ...paidByCard, basketId: '11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f', items: [] }

const asked = new Array<{ call: keyof Client; request: Record<string, unknown> }>()
let answers: Partial<Record<keyof Client, (request: never) => unknown>>

vi.mock('../platform/browser-commerce.ts', () => ({
  browserCommerce: () =>
    new Proxy({} as Client, {
      get: (_, call: keyof Client) => async (request: never) => {
        asked.push({ call, request })
        return answers[call]?.(request)
      },
    }),
}))

const callsOf = (call: keyof Client) => asked.filter((each) => each.call === call)

function Where() {
  const { pathname, search, state } = useLocation()
  return <output data-testid="where">{JSON.stringify({ to: pathname + search, state })}</output>
}

const where = (): { to: string; state: { notice: string } | null } =>
  JSON.parse(screen.getByTestId('where').textContent ?? '')

function show() {
  const view = {
    step: 'summary' as const,
    cart: paidByCard,
    buyer: null,
    picking: null,
    purse: { cards: [], loyalty: null },
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

const button = () => screen.getByRole('button', { name: /Place order|Placing your order/ })
const place = () => act(async () => fireEvent.click(button()))

const challenged = (): Order => ({
  ...placed,
  flash: [
    {
      type: 'PaymentNotAuthorized',
      details: { challengeUrl: 'http://127.0.0.1:3001/challenge', sessionId: 'cha_1' },
    },
  ],
})

const say = (data: object, origin = 'http://127.0.0.1:3001') =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'cha_1', ...data },
        origin,
      }),
    )
  })

beforeEach(() => {
  // The test's document has dialogs that cannot open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  asked.length = 0
  answers = {
    placeOrder: () => accept(placed),
    createCart: () => accept(newCart),
    readCart: () => accept(paidByCard),
  }
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = `cairn_basket=${paidByCard.basketId}`
})

afterEach(cleanup)

describe('placing an order', () => {
  it('is asked for once, however often the button is pressed, and says that it is at it (ORD-006)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answers.placeOrder = () => promise.then(() => accept(placed))
    show()
    await act(async () => {
      fireEvent.click(button())
      fireEvent.click(button())
    })
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(1))
    expect(button().textContent).toContain('Placing your order')
    expect(button().getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button())
    await act(async () => resolve())
    expect(callsOf('placeOrder')).toHaveLength(1)
  })

  it('carries a solved captcha, what was seen, the bill and the card (ORD-011, ORD-015)', async () => {
    show()
    await place()
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(1))
    expect(callsOf('placeOrder')[0]?.request).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      body: {
        cartId: paidByCard.basketId,
        recaptcha_response: 'none',
        billingAddress: paidByCard.billingAddress,
        seenTotal: 100,
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: {
            paymentInstrumentId: paidByCard.paymentInstruments[0]?.payment_instrument_id,
          },
        },
      },
    })
  })

  it('leads to the confirmation, is kept, and begins another bag (ORD-001, ORD-008, ORD-009)', async () => {
    show()
    await place()
    await waitFor(() => expect(where().to).toBe('/en-gb/order-confirmation?order=CRN-100200'))
    expect(rememberedOrder()?.orderNumber).toBe('CRN-100200')
    expect(callsOf('createCart')).toHaveLength(1)
    expect(JSON.parse(localStorage.getItem('cairn_cart') ?? '{}')).toMatchObject({
      basketId: newCart.basketId,
      lines: [],
    })
  })

  it('is asked again with the same key where nobody answered', async () => {
    const tries = [refused(0, 'GEN500'), accept(placed)]
    answers.placeOrder = () => tries.shift()
    show()
    await place()
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(2), { timeout: 5_000 })
    const [first, second] = callsOf('placeOrder')
    expect(first?.request).toEqual(second?.request)
  })

  it('has another key once something of it has changed', async () => {
    const { orderKeyFor } = await import('./order-key.ts')
    const key = orderKeyFor({ seenTotal: 100 })
    expect(orderKeyFor({ seenTotal: 100 })).toBe(key)
    expect(orderKeyFor({ seenTotal: 90 })).not.toBe(key)
  })

  it('looks at the bag again where something in it is gone (CHK-015, ERR-020)', async () => {
    answers.placeOrder = () => refused(409, 'ORD430')
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe('The message of ORD430.'))
    expect(asked.map(({ call }) => call).slice(-1)).toEqual(['readCart'])
    expect(where().to).toBe('/en-gb/checkout?step=summary')
  })

  it.each([
    { errorId: 'PAY400', status: 402, rows: 'ERR-030, PAY-063' },
    { errorId: 'PYT402', status: 402, rows: 'ERR-031, PAY-057' },
  ])('goes back to paying, in another bag, after $errorId ($rows)', async ({ errorId, status }) => {
    answers.placeOrder = () => refused(status, errorId)
    show()
    await place()
    await waitFor(() => expect(where().to).toBe('/en-gb/checkout?step=billing'))
    expect(where().state?.notice).toBe(`The message of ${errorId}.`)
    expect(callsOf('createCart')).toHaveLength(1)
    expect(rememberedOrder()).toBeNull()
  })

  it.each([
    { errorId: 'FE309', step: 'billing', row: 'ERR-025' },
    { errorId: 'PYT404', step: 'billing', row: 'ERR-026' },
    { errorId: 'PYT405', step: 'billing', row: 'ERR-027' },
    { errorId: 'INV409', step: 'summary', row: 'ERR-029' },
    { errorId: 'PAY401', step: 'shipping', row: 'SHIP-051' },
  ])('$errorId is told at the top of $step ($row)', async ({ errorId, step }) => {
    answers.placeOrder = () => refused(409, errorId)
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe(`The message of ${errorId}.`))
    expect(where().to).toBe(`/en-gb/checkout?step=${step}`)
  })

  it('says what else went wrong until it is closed (ERR-050)', async () => {
    const told = vi.fn<(event: Event) => void>()
    window.addEventListener(toastEvent, told, { once: true })
    answers.placeOrder = () => refused(500, 'GEN500')
    show()
    await place()
    await waitFor(() => expect(told).toHaveBeenCalled())
    const event = told.mock.calls[0]?.[0]
    expect(event instanceof CustomEvent && event.detail).toMatchObject({
      tone: 'error',
      stays: true,
      text: 'The message of GEN500.',
    })
  })
})

describe('the question of the bank', () => {
  beforeEach(() => {
    answers.placeOrder = () => accept(challenged())
  })

  async function beAsked() {
    show()
    await place()
    await screen.findByRole('dialog', { name: 'Your bank has a question' })
  }

  it('opens over the page, and the bag stays as it is (PAY-010, ORD-007)', async () => {
    await beAsked()
    expect(screen.getByTitle('Your bank has a question').getAttribute('src')).toBe(
      'http://127.0.0.1:3001/challenge',
    )
    await (await import('../cart/freshen-cart.ts')).freshenCart()
    expect(asked.map(({ call }) => call)).toEqual(['placeOrder'])
  })

  it('its answer finishes the order (PAY-026, PAY-027, ORD-005, ORD-017)', async () => {
    answers.answerChallenge = () => accept(placed)
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'proof' })
    await waitFor(() => expect(where().to).toBe('/en-gb/order-confirmation?order=CRN-100200'))
    expect(callsOf('answerChallenge')[0]?.request).toMatchObject({
      params: { orderNumber: 'CRN-100200' },
      body: {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { sessionID: 'cha_1', threeDS2Result: 'proof' },
        },
      },
    })
  })

  it('answered wrongly it leads back to paying, in another bag, and says why (PAY-028, PAY-029, PAY-030, PAY-031)', async () => {
    answers.answerChallenge = () => refused(402, 'PAY400')
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'wrong' })
    await waitFor(() => expect(where().to).toBe('/en-gb/checkout?step=billing'))
    expect(where().state?.notice).toContain('Your bank could not confirm that it was you.')
    expect(rememberedOrder()).toBeNull()
    expect(callsOf('createCart')).toHaveLength(1)
  })

  it('from anywhere but the provider, or about another window, nothing is heard', async () => {
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'proof' }, 'https://evil.example')
    await say({ outcome: 'challenge', threeDS2Result: 'proof', sessionId: 'cha_2' })
    expect(callsOf('answerChallenge')).toEqual([])
  })
})

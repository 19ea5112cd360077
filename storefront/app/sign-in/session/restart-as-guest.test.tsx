// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartExample } from '../../checkout/test-cart.ts'
import { en } from '../../messages/en.ts'
import { browserCommerce, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { ToastRegion } from '../../ui/toasts/toast-region.tsx'
import { addToast, type Toast } from '../../ui/toasts/toast-store.ts'

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => browserCommerce(),
}))

const { paidByCard } = cartExample
const newBasketId = '11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f'
const message = 'We are starting a new bag.'

const reload = vi.fn<() => void>()
const showToastInRegion = (event: Event) =>
  event instanceof CustomEvent && addToast(event.detail as Toast)

/** Loads the modules again, as a reload of the page does. Storage is kept. */
async function openPage() {
  vi.resetModules()
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    requestToken: () => accept({}),
    createCart: () => accept({ ...paidByCard, basketId: newBasketId, items: [], totalItems: 0 }),
  }
  const { setCart } = await import('../../cart/state/set-cart.ts')
  const { restartAsGuest } = await import('./restart-as-guest.ts')
  const calls = () => fakeCommerce.calls.map(({ call }) => call)
  return { setCart, calls, restartAsGuest: () => act(() => restartAsGuest(message)) }
}

const storedCart = () => localStorage.getItem('cairn_cart')
const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = '<style>[popover] { display: block !important }</style>'
  reload.mockClear()
  vi.stubGlobal('location', { href: location.href, pathname: '/', search: '', reload })
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  window.addEventListener(toastEvent, showToastInRegion)
  const Stub = createRoutesStub([{ path: '/', Component: ToastRegion }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
})
afterEach(() => {
  window.removeEventListener(toastEvent, showToastInRegion)
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a visitor whose customer is refused', () => {
  test('loses the stored cart at once (CART-051)', async () => {
    const { setCart, restartAsGuest } = await openPage()
    setCart({ ...paidByCard, totalItems: 3 })
    expect(storedCart()).toContain(paidByCard.basketId)
    const restart = restartAsGuest()
    expect(storedCart()).toBeNull()
    await restart
    expect(storedCart()).not.toContain(`"basketId":"${paidByCard.basketId}"`)
  })

  test('gets a new guest session, and a new cart that is stored (CART-052)', async () => {
    const { calls, restartAsGuest } = await openPage()
    await restartAsGuest()
    expect(calls()).toEqual(['requestToken', 'createCart'])
    expect(JSON.parse(storedCart() ?? '')).toMatchObject({ basketId: newBasketId, count: 0 })
  })

  test('sees the message in an error toast (CART-053)', async () => {
    const { restartAsGuest } = await openPage()
    await restartAsGuest()
    await advanceTimers(100)
    expect(screen.getByRole('alert').textContent).toBe(message)
  })

  test('gets the page reloaded after four seconds, and not sooner (CART-054)', async () => {
    const { restartAsGuest } = await openPage()
    await restartAsGuest()
    await advanceTimers(3_999)
    expect(reload).not.toHaveBeenCalled()
    await advanceTimers(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('again within ten seconds of the reload sees no second one, and later does (SES-031)', async () => {
    const first = await openPage()
    await first.restartAsGuest()
    await advanceTimers(4_000)
    const reloaded = await openPage()
    await advanceTimers(5_999)
    await reloaded.restartAsGuest()
    await advanceTimers(4_000)
    expect(reload).toHaveBeenCalledTimes(1)

    await reloaded.restartAsGuest()
    await advanceTimers(4_000)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('is helped again on a page that was not reloaded', async () => {
    const first = await openPage()
    await first.restartAsGuest()
    await advanceTimers(4_000)
    const { restartAsGuest, calls } = await openPage()
    await advanceTimers(1_000)
    await restartAsGuest()
    await advanceTimers(4_000)
    expect(reload).toHaveBeenCalledTimes(1)

    await Promise.all([restartAsGuest(), restartAsGuest()])
    expect(calls()).toEqual(['requestToken', 'createCart', 'requestToken', 'createCart'])
  })
})

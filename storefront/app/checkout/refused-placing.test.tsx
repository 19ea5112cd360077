import { beginAnew, paidByCard, place, show, where } from './test-placing.tsx'
import { accept } from '@cairn/contract/result'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartState } from '../cart/cart-store.ts'
import { en } from '../messages/en.ts'
import { refused } from '../platform/test-client.ts'
import { toastEvent } from '../ui/show-toast.ts'
import { rememberedOrder } from './order-memory.ts'
import { callsOf, heard } from '../platform/test-answers.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

beforeEach(beginAnew)
afterEach(cleanup)

describe('an order that is refused', () => {
  it('looks at the bag again where something in it is gone (CHK-015, ERR-020)', async () => {
    heard.answers.placeOrder = () => refused(409, 'ORD430')
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe('The message of ORD430.'))
    expect(heard.asked.map(({ call }) => call).slice(-1)).toEqual(['readCart'])
    expect(where().to).toBe('/en-gb/checkout?step=summary')
  })

  it.each([
    ['declined (ERR-030, PAY-063)', 'PAY400'],
    ['suspected of fraud (ERR-031, PAY-057)', 'PYT402'],
  ])('goes back to paying, in another bag, where the card is %s', async (_, errorId) => {
    heard.answers.placeOrder = () => refused(402, errorId)
    show()
    await place()
    await waitFor(() => expect(where().to).toBe('/en-gb/checkout?step=billing'))
    expect(where().state?.notice).toBe(`The message of ${errorId}.`)
    expect(callsOf('createCart')).toHaveLength(1)
    expect(rememberedOrder()).toBeNull()
  })

  it.each([
    ['a card past its date (ERR-025)', 'FE309', 'billing'],
    ['a card that is there no longer (ERR-026)', 'PYT404', 'billing'],
    ['an address that is there no longer (ERR-027)', 'PYT405', 'billing'],
    ['some things without stock (ERR-029, CART-086)', 'INV409', 'summary'],
    ['everything without stock, as the server words it (ERR-045, CART-081)', 'INV406', 'summary'],
    ['a place where nothing is sent (SHIP-051)', 'PAY401', 'shipping'],
    ['what is fetched now and was sent (SHIP-043)', 'ORD516', 'shipping'],
    ['what is sent now and was fetched (SHIP-044)', 'ORD517', 'shipping'],
    ['what comes to the store from elsewhere (SHIP-045)', 'ORD518', 'shipping'],
    ['an address that cannot be right (SHIP-050)', 'CHK320', 'shipping'],
    ['a gift card that nobody knows (PAY-042)', 'GFS800', 'billing'],
    ['half of a bill’s address (PAY-060)', 'PYT406', 'billing'],
    ['no address for the bill (PAY-061)', 'BIL400', 'billing'],
    ['no phone for the bill (PAY-062)', 'BILL410', 'billing'],
    ['more of a voucher than there is', 'REW140', 'billing'],
    ['a tax that nobody could work out', 'TAX309', 'summary'],
  ])('%s is told at the top of the step where it is put right', async (_, errorId, step) => {
    heard.answers.placeOrder = () => refused(409, errorId)
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe(`The message of ${errorId}.`))
    expect(where().to).toBe(`/en-gb/checkout?step=${step}`)
  })

  it('shows its totals anew where its tax has changed (ORD-024)', async () => {
    const totals = { ...paidByCard.totals, tax: 12 }
    heard.answers.placeOrder = () => refused(409, 'TAX310')
    heard.answers.readCart = () =>
      accept({ ...paidByCard, version: paidByCard.version + 1, totals })
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe('The message of TAX310.'))
    expect(where().to).toBe('/en-gb/checkout?step=summary')
    expect(cartState().cart?.totals.tax).toBe(12)
  })

  it('says that the order cannot be completed where nothing of it is left (CART-059)', async () => {
    const items = paidByCard.items.map((item) => ({ ...item, available: false }))
    heard.answers.placeOrder = () => refused(409, 'INV406')
    heard.answers.readCart = () => accept({ ...paidByCard, version: paidByCard.version + 1, items })
    show()
    await place()
    await waitFor(() => expect(where().state?.notice).toBe(en.nothingToOrder))
  })

  const toldInToast = async (refusal: ReturnType<typeof refused>) => {
    const told = vi.fn<(event: Event) => void>()
    window.addEventListener(toastEvent, told, { once: true })
    heard.answers.placeOrder = () => refusal
    show()
    await place()
    await waitFor(() => expect(told).toHaveBeenCalled())
    const event = told.mock.calls[0]?.[0]
    return event instanceof CustomEvent ? event.detail : undefined
  }

  it('says what else went wrong until it is closed (ERR-050)', async () => {
    expect(await toldInToast(refused(500, 'GEN500'))).toMatchObject({
      tone: 'error',
      stays: true,
      text: 'The message of GEN500.',
    })
  })

  it('says of what the catalogue does not know what the server says (ERR-007)', async () => {
    const unknown = refused(418, 'ZZZ999')
    unknown.refusal.message = 'Hello'
    expect(await toldInToast(unknown)).toMatchObject({ text: 'Hello' })
  })

  it('looks at the bag again where the server has put something right meanwhile (ERR-051)', async () => {
    const { refusal } = refused(500, 'GEN500')
    const details = { flash: 'StsToSthTransition' }
    refusal.body.errorDetails = [{ errorId: 'GEN500', message: '', details }]
    expect(await toldInToast({ ok: false, refusal })).toMatchObject({ stays: true })
    expect(callsOf('readCart')).toHaveLength(1)
  })
})

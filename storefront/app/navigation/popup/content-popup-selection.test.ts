import { expect, test } from 'vitest'
import { type Popup, selectPopup } from './content-popup.tsx'

const popup = (id: string, kind: 'newsletter' | 'account') =>
  ({ id, type: 'popup', fields: { name: id, kind } }) as Popup
const letters = popup('letters', 'newsletter')
const members = popup('members', 'account')

const shown = (more: { closed?: string[]; isSignedIn?: boolean; path?: string } = {}) => {
  const { closed = [], isSignedIn = false, path = '/en-gb' } = more
  const isClosed = (id: string) => closed.includes(id)
  return selectPopup([letters, members], { isClosed, isSignedIn, path })?.id
}

test('only one popup is shown (NAV-025)', () => {
  expect(shown()).toBe('letters')
})

test('the next popup replaces a closed one (NAV-026)', () => {
  expect(shown({ closed: ['letters'] })).toBe('members')
  expect(shown({ closed: ['letters', 'members'] })).toBeUndefined()
})

test('signed-in shoppers are not invited to register', () => {
  expect(shown({ closed: ['letters'], isSignedIn: true })).toBeUndefined()
  expect(shown({ isSignedIn: true })).toBe('letters')
})

test('no popup is shown in cart, checkout and account', () => {
  for (const path of ['/en-gb/cart', '/en-gb/checkout/payment', '/en-gb/account']) {
    expect(shown({ path })).toBeUndefined()
  }
  expect(shown({ path: '/en-gb/c/cartwheels-1234' })).toBe('letters')
})

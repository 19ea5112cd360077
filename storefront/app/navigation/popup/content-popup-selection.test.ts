import { expect, test } from 'vitest'
import { type Popup, selectPopup } from './content-popup.tsx'

const popup = (id: string, kind: 'newsletter' | 'account') =>
  ({ id, type: 'popup', fields: { name: id, kind } }) as Popup
const newsletterPopup = popup('letters', 'newsletter')
const memberPopup = popup('members', 'account')

const selectedId = (visitor: { closed?: string[]; isSignedIn?: boolean; path?: string } = {}) => {
  const { closed = [], isSignedIn = false, path = '/en-gb' } = visitor
  const isClosed = (id: string) => closed.includes(id)
  return selectPopup([newsletterPopup, memberPopup], { isClosed, isSignedIn, path })?.id
}

test('only one popup is shown (NAV-025)', () => {
  expect(selectedId()).toBe('letters')
})

test('the next popup replaces a closed one (NAV-026)', () => {
  expect(selectedId({ closed: ['letters'] })).toBe('members')
  expect(selectedId({ closed: ['letters', 'members'] })).toBeUndefined()
})

test('signed-in shoppers are not invited to register', () => {
  expect(selectedId({ closed: ['letters'], isSignedIn: true })).toBeUndefined()
  expect(selectedId({ isSignedIn: true })).toBe('letters')
})

test('no popup is shown in cart, checkout and account', () => {
  for (const path of ['/en-gb/cart', '/en-gb/checkout/payment', '/en-gb/account']) {
    expect(selectedId({ path })).toBeUndefined()
  }
  expect(selectedId({ path: '/en-gb/c/cartwheels-1234' })).toBe('letters')
})

import { expect, it } from 'vitest'
import { type Popup, popupFor } from './popup-rules.ts'

const popup = (id: string, kind: 'newsletter' | 'account') =>
  ({ id, type: 'popup', fields: { name: id, kind } }) as Popup
const letters = popup('letters', 'newsletter')
const members = popup('members', 'account')

const shown = (more: { closed?: string[]; isSignedIn?: boolean; path?: string } = {}) => {
  const { closed = [], isSignedIn = false, path = '/en-gb' } = more
  const isClosed = (id: string) => closed.includes(id)
  return popupFor([letters, members], { isClosed, isSignedIn, path })?.id
}

it('one is shown, however many there are (NAV-025)', () => {
  expect(shown()).toBe('letters')
})

it('one that was closed gives way to the next (NAV-026)', () => {
  expect(shown({ closed: ['letters'] })).toBe('members')
  expect(shown({ closed: ['letters', 'members'] })).toBeUndefined()
})

it('who is signed in is not asked to register', () => {
  expect(shown({ closed: ['letters'], isSignedIn: true })).toBeUndefined()
  expect(shown({ isSignedIn: true })).toBe('letters')
})

it('nobody is asked for anything while they pay', () => {
  for (const path of ['/en-gb/cart', '/en-gb/checkout/payment', '/en-gb/account']) {
    expect(shown({ path })).toBeUndefined()
  }
  expect(shown({ path: '/en-gb/c/cartwheels-1234' })).toBe('letters')
})

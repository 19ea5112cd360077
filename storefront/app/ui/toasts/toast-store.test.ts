import { expect, test } from 'vitest'
import { extendToasts, withoutExpired, withoutToast, withToast } from './toast-store.ts'

const view = { label: 'View', to: '/cart' }

test('a second toast with the same title replaces the first and restarts its time (UI-006)', () => {
  const oneToast = withToast([], { title: 'Away' }, 0)
  const renewedToasts = withToast(oneToast, { title: 'Away' }, 3_000)
  expect(renewedToasts).toEqual([{ title: 'Away', expiresAt: 8_000 }])
})

test('a plain toast disappears after 5 s', () => {
  const toasts = withToast([], { title: 'In your bag' }, 0)
  expect(withoutExpired(toasts, 4_999)).toHaveLength(1)
  expect(withoutExpired(toasts, 5_000)).toHaveLength(0)
})

test('a toast with buttons disappears after 10 s (UI-008, UI-012)', () => {
  const toasts = withToast([], { title: 'In your bag', actions: [view] }, 0)
  expect(withoutExpired(toasts, 9_999)).toHaveLength(1)
  expect(withoutExpired(toasts, 10_000)).toHaveLength(0)
})

test('a toast that stays never expires (UI-009)', () => {
  const toasts = withToast([], { title: 'Not placed', tone: 'error', isPersistent: true }, 0)
  expect(withoutExpired(toasts, 3_600_000)).toHaveLength(1)
  expect(withoutToast(toasts, 'Not placed')).toEqual([])
})

test('the time of toasts is extended while they are read (UI-012)', () => {
  const toasts = extendToasts(withToast([], { title: 'In your bag' }, 0), 2_000)
  expect(withoutExpired(toasts, 6_999)).toHaveLength(1)
  expect(withoutExpired(toasts, 7_000)).toHaveLength(0)
})

test('the list is the same object if no toast has expired', () => {
  const toasts = withToast([], { title: 'In your bag' }, 0)
  expect(withoutExpired(toasts, 100)).toBe(toasts)
})

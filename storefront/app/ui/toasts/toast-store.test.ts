import { expect, test } from 'vitest'
import { extendToasts, withoutExpired, withoutToast, withToast } from './toast-store.ts'

const view = { label: 'View', to: '/cart' }

test('a second toast with the same title replaces the first and restarts its time (UI-006)', () => {
  const once = withToast([], { title: 'Away' }, 0)
  const twice = withToast(once, { title: 'Away' }, 3_000)
  expect(twice).toEqual([{ title: 'Away', expiresAt: 8_000 }])
})

test('a plain toast disappears after 5 s (UI-007)', () => {
  const shown = withToast([], { title: 'In your bag' }, 0)
  expect(withoutExpired(shown, 4_999)).toHaveLength(1)
  expect(withoutExpired(shown, 5_000)).toHaveLength(0)
})

test('a toast with buttons disappears after 10 s (UI-008)', () => {
  const shown = withToast([], { title: 'In your bag', actions: [view] }, 0)
  expect(withoutExpired(shown, 9_999)).toHaveLength(1)
  expect(withoutExpired(shown, 10_000)).toHaveLength(0)
})

test('a toast that stays never expires (UI-009)', () => {
  const shown = withToast([], { title: 'Not placed', tone: 'error', stays: true }, 0)
  expect(withoutExpired(shown, 3_600_000)).toHaveLength(1)
  expect(withoutToast(shown, 'Not placed')).toEqual([])
})

test('the time of toasts is extended while they are read (UI-012)', () => {
  const shown = extendToasts(withToast([], { title: 'In your bag' }, 0), 2_000)
  expect(withoutExpired(shown, 6_999)).toHaveLength(1)
  expect(withoutExpired(shown, 7_000)).toHaveLength(0)
})

test('the list is the same object if no toast has expired', () => {
  const shown = withToast([], { title: 'In your bag' }, 0)
  expect(withoutExpired(shown, 100)).toBe(shown)
})

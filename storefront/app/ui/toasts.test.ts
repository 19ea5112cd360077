import { expect, it } from 'vitest'
import { readOn, stillDue, withoutToast, withToast } from './toasts.ts'

const view = { label: 'View', to: '/cart' }

it('two toasts of one title are one, with its full time again (UI-006)', () => {
  const once = withToast([], { title: 'Away' }, 0)
  const twice = withToast(once, { title: 'Away' }, 3_000)
  expect(twice).toEqual([{ title: 'Away', goesAt: 8_000 }])
})

it('a plain toast goes after 5 s (UI-007)', () => {
  const shown = withToast([], { title: 'In your bag' }, 0)
  expect(stillDue(shown, 4_999)).toHaveLength(1)
  expect(stillDue(shown, 5_000)).toHaveLength(0)
})

it('one with buttons stays for 10 s (UI-008)', () => {
  const shown = withToast([], { title: 'In your bag', actions: [view] }, 0)
  expect(stillDue(shown, 9_999)).toHaveLength(1)
  expect(stillDue(shown, 10_000)).toHaveLength(0)
})

it('one that stays goes only when it is closed (UI-009)', () => {
  const shown = withToast([], { title: 'Not placed', tone: 'error', stays: true }, 0)
  expect(stillDue(shown, 3_600_000)).toHaveLength(1)
  expect(withoutToast(shown, 'Not placed')).toEqual([])
})

it('while they are read, none grows older (UI-012)', () => {
  const shown = readOn(withToast([], { title: 'In your bag' }, 0), 2_000)
  expect(stillDue(shown, 6_999)).toHaveLength(1)
  expect(stillDue(shown, 7_000)).toHaveLength(0)
})

it('where nothing has gone, nothing has changed', () => {
  const shown = withToast([], { title: 'In your bag' }, 0)
  expect(stillDue(shown, 100)).toBe(shown)
})

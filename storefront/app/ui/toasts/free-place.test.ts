// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { moveToFreeCorner } from './free-corner.ts'

const boxes: Record<string, DOMRect> = {
  'bottom-left': new DOMRect(0, 800, 400, 80),
  'bottom-right': new DOMRect(1000, 800, 400, 80),
  'top-right': new DOMRect(1000, 96, 400, 80),
  'top-left': new DOMRect(0, 96, 400, 80),
}

/** A page with controls that each fill one corner. */
function cornerBeside(...coveredCorners: string[]): string | undefined {
  document.body.innerHTML = '<section><button>Close</button></section>'
  const region = document.querySelector('section')
  if (!region) throw new Error('no region')
  vi.spyOn(region, 'getBoundingClientRect').mockImplementation(
    () => boxes[region.dataset['corner'] ?? ''] ?? new DOMRect(),
  )
  for (const corner of coveredCorners) {
    const control = document.createElement('button')
    vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(boxes[corner] ?? new DOMRect())
    document.body.append(control)
  }
  moveToFreeCorner(region)
  return region.dataset['corner']
}

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('toasts are bottom left where they cover nothing', () => {
  expect(cornerBeside()).toBe('bottom-left')
  expect(cornerBeside('top-left', 'top-right')).toBe('bottom-left')
})

test('toasts move to the next corner where they cover no control', () => {
  expect(cornerBeside('bottom-left')).toBe('bottom-right')
  expect(cornerBeside('bottom-left', 'bottom-right')).toBe('top-right')
  expect(cornerBeside('bottom-left', 'bottom-right', 'top-right')).toBe('top-left')
})

test('toasts stay where they are if every corner has a control', () => {
  expect(cornerBeside(...Object.keys(boxes))).toBe('bottom-left')
})

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { moveToFreePlace } from './free-place.ts'

const boxes: Record<string, DOMRect> = {
  'bottom-left': new DOMRect(0, 660, 400, 80),
  'bottom-right': new DOMRect(600, 660, 400, 80),
  'top-right': new DOMRect(600, 96, 400, 80),
  'top-left': new DOMRect(0, 96, 400, 80),
}
const wholeWindow = new DOMRect(0, 0, 1024, 768)

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function showToasts() {
  document.body.innerHTML = '<section><button>Close</button></section>'
  const region = document.querySelector('section')
  if (!region) throw new Error('no region')
  vi.spyOn(region, 'getBoundingClientRect').mockImplementation(() => {
    const { x, y, width, height } = boxes[region.dataset['corner'] ?? ''] ?? new DOMRect()
    return new DOMRect(
      x,
      region.style.top === '' ? y : Number.parseFloat(region.style.top),
      width,
      height,
    )
  })
  return region
}

function addControl(box = new DOMRect()) {
  const control = document.createElement('button')
  vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(box)
  document.body.append(control)
}

/** A page with controls that each fill one corner. */
function placeBeside(...coveredCorners: string[]) {
  const region = showToasts()
  for (const corner of coveredCorners) addControl(boxes[corner])
  moveToFreePlace(region)
  return [region.dataset['corner'], region.style.top]
}

test('toasts are bottom left where they cover nothing', () => {
  expect(placeBeside()).toEqual(['bottom-left', ''])
  expect(placeBeside('top-left', 'top-right')).toEqual(['bottom-left', ''])
})

test('toasts move to the next corner where they cover no control', () => {
  expect(placeBeside('bottom-left')).toEqual(['bottom-right', ''])
  expect(placeBeside('bottom-left', 'bottom-right')).toEqual(['top-right', ''])
  expect(placeBeside('bottom-left', 'bottom-right', 'top-right')).toEqual(['top-left', ''])
})

test('toasts move between the controls if every corner has one', () => {
  expect(placeBeside(...Object.keys(boxes))).toEqual(['top-left', '176px'])
})

test('toasts stay where they are while they cover no control there', () => {
  const region = showToasts()
  region.dataset['corner'] = 'top-right'
  addControl(boxes['top-left'])
  moveToFreePlace(region)
  expect(region.dataset['corner']).toBe('top-right')
})

test('toasts in a window full of controls are below the header', () => {
  const region = showToasts()
  addControl(wholeWindow)
  moveToFreePlace(region)
  expect([region.dataset['corner'], region.style.top]).toEqual(['top-left', ''])
})

test('toasts in an open dialog may cover what is behind it', () => {
  const region = showToasts()
  addControl(boxes['bottom-left'])
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.append(region)
  moveToFreePlace(region)
  expect(region.dataset['corner']).toBe('bottom-left')
})

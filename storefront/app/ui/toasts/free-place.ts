/** Where toasts are preferred, the first one most. In narrow windows only top and bottom differ. */
const corners = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const

const controls =
  'a[href], button, input:not([type=hidden]), label, select, textarea, summary, iframe'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves the toasts to the first place where they cover nothing that somebody may need: a corner, or else a gap between
 * controls. In a window full of controls they cover fields, which can be scrolled away, rather than buttons. They stay
 * where they are while that place is free.
 */
export function moveToFreePlace(region: HTMLElement): void {
  const others = controlsBeside(region)
  const costOf = (box: Box) =>
    others.reduce((sum, { cost, box: other }) => sum + (overlap(box, other) ? cost : 0), 0)
  if (region.dataset['corner'] && costOf(region.getBoundingClientRect()) === 0) return
  region.style.top = ''
  const freeCorner = corners.find((corner) => {
    region.dataset['corner'] = corner
    return costOf(region.getBoundingClientRect()) === 0
  })
  if (freeCorner) return
  // The last corner is at the top.
  const { left, right, top, bottom } = region.getBoundingClientRect()
  let best = { cost: costOf({ left, right, top, bottom }), down: 0 }
  for (let down = 8; bottom + down < innerHeight && best.cost > 0; down += 8) {
    const cost = costOf({ left, right, top: top + down, bottom: bottom + down })
    if (cost < best.cost) best = { cost, down }
  }
  if (best.down > 0) region.style.top = `${top + best.down}px`
}

const buttonCost = 10

/** Everything outside of an open dialog, in which the toasts are then, is inert. */
const controlsBeside = (region: HTMLElement) =>
  Array.from((region.parentElement ?? document).querySelectorAll(controls))
    .filter((control) => !region.contains(control))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      cost: control.matches('button') ? buttonCost : 1,
    }))

const overlap = (one: Box, other: DOMRect): boolean =>
  other.width > 0 &&
  other.height > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Where toasts are preferred, the first one most. In narrow windows only top and bottom differ. */
const corners = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const

const controls =
  'a[href], button, input:not([type=hidden]), label, select, textarea, summary, iframe'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves the toasts to the first place where they cover nothing that somebody may need: a corner, or else a gap between
 * controls. In a window full of controls they are below the header, and cover only what scrolling moves away. They stay
 * where they are while that place is free.
 */
export function moveToFreePlace(region: HTMLElement): void {
  const boxes = boxesOfOthers(region)
  const isFree = (box: Box) => !boxes.some((other) => overlap(box, other))
  if (region.dataset['corner'] && isFree(region.getBoundingClientRect())) return
  region.style.top = ''
  const freeCorner = corners.find((corner) => {
    region.dataset['corner'] = corner
    return isFree(region.getBoundingClientRect())
  })
  if (freeCorner) return
  // The last corner is at the top.
  const { left, right, top, bottom } = region.getBoundingClientRect()
  for (let down = 0; bottom + down < innerHeight; down += 8) {
    if (!isFree({ left, right, top: top + down, bottom: bottom + down })) continue
    region.style.top = `${top + down}px`
    return
  }
}

/** Everything outside of an open dialog, in which the toasts are then, is inert. */
const boxesOfOthers = (region: HTMLElement) =>
  Array.from((region.parentElement ?? document).querySelectorAll(controls))
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())

const overlap = (one: Box, other: DOMRect): boolean =>
  other.width > 0 &&
  other.height > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

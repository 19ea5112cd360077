/** Where toasts are on wide screens, the first one preferred. */
const corners = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe'

/** Moves the toasts to the first corner where they cover nothing that somebody may need. */
export function moveToFreeCorner(region: HTMLElement): void {
  const freeCorner = corners.find((corner) => {
    region.dataset['corner'] = corner
    return !coversControl(region)
  })
  region.dataset['corner'] = freeCorner ?? corners[0]
}

function coversControl(region: HTMLElement): boolean {
  const box = region.getBoundingClientRect()
  return Array.from(document.querySelectorAll(controls)).some(
    (control) => !region.contains(control) && overlap(box, control.getBoundingClientRect()),
  )
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  other.width > 0 &&
  other.height > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

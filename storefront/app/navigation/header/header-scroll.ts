const pauseMilliseconds = 200
const maxMilliseconds = 500
const minDistance = 24

/** Hides the header when the visitor scrolls down. Updates when scrolling pauses, at least every half second. */
export function hideOnScroll(header: HTMLElement): () => void {
  let lastTop = scrollY
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let maxTimer: ReturnType<typeof setTimeout> | undefined

  function update() {
    clearTimeout(pauseTimer)
    clearTimeout(maxTimer)
    maxTimer = undefined
    const distance = scrollY - lastTop
    if (Math.abs(distance) < minDistance) return
    lastTop = scrollY
    const isBelowHeader = scrollY > header.offsetHeight * 2
    header.toggleAttribute(
      'data-hidden',
      distance > 0 && isBelowHeader && !header.matches(':focus-within'),
    )
    header.toggleAttribute('data-floating', isBelowHeader)
  }
  function onScroll() {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(update, pauseMilliseconds)
    maxTimer ??= setTimeout(update, maxMilliseconds)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(pauseTimer)
    clearTimeout(maxTimer)
  }
}

const pauseMilliseconds = 200
const longestMilliseconds = 500
const smallestStep = 24

/** Whether the header makes room, looked at when scrolling pauses, or half a second into it. */
export function followScrolling(header: HTMLElement): () => void {
  let lastTop = scrollY
  let pause: ReturnType<typeof setTimeout> | undefined
  let longest: ReturnType<typeof setTimeout> | undefined

  function look() {
    clearTimeout(pause)
    clearTimeout(longest)
    longest = undefined
    const moved = scrollY - lastTop
    if (Math.abs(moved) < smallestStep) return
    lastTop = scrollY
    const isPast = scrollY > header.offsetHeight * 2
    header.toggleAttribute('data-away', moved > 0 && isPast && !header.matches(':focus-within'))
    header.toggleAttribute('data-floating', isPast)
  }
  function scrolled() {
    clearTimeout(pause)
    pause = setTimeout(look, pauseMilliseconds)
    longest ??= setTimeout(look, longestMilliseconds)
  }
  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    removeEventListener('scroll', scrolled)
    clearTimeout(pause)
    clearTimeout(longest)
  }
}

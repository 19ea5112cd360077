const intentMilliseconds = 120
const wide = '(min-width: 1024px)'

export type MenuTrigger = 'hover' | 'click'

export type MenuGestures = ReturnType<typeof followMenuGestures>

/** What the pointer and the keys do to the menu beside what the browser does by itself. */
export function followMenuGestures(menu: HTMLElement, opensOn: MenuTrigger) {
  const gone = new AbortController()
  const { signal } = gone
  const pointer = followPointer(menu, opensOn, signal)
  menu.addEventListener(
    'keydown',
    (event) => {
      pointer.forgetIntent()
      followKey(menu, event)
    },
    { signal },
  )
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!matchMedia(wide).matches) return
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeSections(menu)
    },
    { signal },
  )
  return {
    close() {
      pointer.forgetIntent()
      closeMenu(menu)
    },
    stop() {
      pointer.forgetIntent()
      gone.abort()
    },
  }
}

function followPointer(menu: HTMLElement, opensOn: MenuTrigger, signal: AbortSignal) {
  let intent: ReturnType<typeof setTimeout> | undefined
  let openedByPointer: HTMLDetailsElement | undefined

  const forgetIntent = () => clearTimeout(intent)
  const later = (act: () => void) => {
    forgetIntent()
    intent = setTimeout(act, intentMilliseconds)
  }
  function hover(event: PointerEvent) {
    if (!isMouseOnWide(event)) return
    const section = sectionOf(event.target)
    later(() => {
      closeSections(menu, section)
      if (section && !section.open) {
        section.open = true
        openedByPointer = section
      }
    })
  }
  function leave(event: PointerEvent) {
    if (isMouseOnWide(event)) later(() => closeSections(menu))
  }
  /** A press on what the pointer has just opened does not close it again. */
  function press(event: MouseEvent) {
    const section = sectionOf(event.target)
    const isTitle = event.target instanceof Element && event.target.closest('summary') !== null
    if (event.detail > 0 && isTitle && section?.open && section === openedByPointer) {
      event.preventDefault()
    }
    openedByPointer = undefined
  }
  menu.addEventListener('pointerleave', leave, { signal })
  if (opensOn === 'hover') {
    menu.addEventListener('pointerover', hover, { signal })
    menu.addEventListener('click', press, { signal })
  }
  return { forgetIntent }
}

const isMouseOnWide = ({ pointerType }: PointerEvent) =>
  pointerType === 'mouse' && matchMedia(wide).matches

function closeMenu(menu: HTMLElement) {
  closeSections(menu)
  if (menu.matches(':popover-open')) menu.hidePopover()
}

const sectionOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('details') ?? undefined) : undefined

function closeSections(menu: HTMLElement, except?: HTMLDetailsElement) {
  for (const section of menu.querySelectorAll('details')) {
    if (section !== except) section.open = false
  }
}

function followKey(menu: HTMLElement, event: KeyboardEvent) {
  const section = sectionOf(event.target)
  if (event.key === 'Escape' && section?.open && matchMedia(wide).matches) {
    section.open = false
    section.querySelector('summary')?.focus()
    return
  }
  const next = nextStop(menu, event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** Left and right along the titles, up and down through the links of an open panel. */
function nextStop(menu: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const step = steps[key]
  if (step === undefined || !(target instanceof HTMLElement)) return undefined
  const isTitle = target.matches('.menu-title')
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight'
  if (isTitle && isAlong) return neighbour(menu.querySelectorAll('.menu-title'), target, step)
  const section = sectionOf(target)
  if (isAlong || !section?.open) return undefined
  const stops = section.querySelectorAll('summary, a')
  return neighbour(stops, target, step)
}

function neighbour(
  list: NodeListOf<Element>,
  from: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const stops = [...list]
  const found = stops[stops.indexOf(from) + step]
  return found instanceof HTMLElement ? found : undefined
}

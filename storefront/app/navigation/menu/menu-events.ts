const hoverDelay = 120
const desktopQuery = '(min-width: 1024px)'

export type MenuTrigger = 'hover' | 'click'

export type MenuGestures = ReturnType<typeof bindMenuGestures>

/** Opens and closes the menu with pointer and keyboard, in addition to what the browser does itself. */
export function bindMenuGestures(menu: HTMLElement, opensOn: MenuTrigger) {
  const controller = new AbortController()
  const { signal } = controller
  const pointer = bindPointer(menu, opensOn, signal)
  menu.addEventListener(
    'keydown',
    (event) => {
      pointer.cancelHover()
      handleKey(menu, event)
    },
    { signal },
  )
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!matchMedia(desktopQuery).matches) return
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeSections(menu)
    },
    { signal },
  )
  // The pointer also opens a panel while the focus is elsewhere on the page.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !matchMedia(desktopQuery).matches) return
      pointer.cancelHover()
      closeWithFocus(menu)
    },
    { signal },
  )
  return {
    close() {
      pointer.cancelHover()
      closeMenu(menu)
    },
    stop() {
      pointer.cancelHover()
      controller.abort()
    },
  }
}

function bindPointer(menu: HTMLElement, opensOn: MenuTrigger, signal: AbortSignal) {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  let openedByPointer: HTMLDetailsElement | undefined

  const cancelHover = () => clearTimeout(hoverTimer)
  const afterHoverDelay = (action: () => void) => {
    cancelHover()
    hoverTimer = setTimeout(action, hoverDelay)
  }
  function handlePointerOver(event: PointerEvent) {
    if (!isMouseOnDesktop(event)) return
    const section = sectionOf(event.target)
    afterHoverDelay(() => {
      closeSections(menu, section)
      if (section && !section.open) {
        section.open = true
        openedByPointer = section
      }
    })
  }
  function handlePointerLeave(event: PointerEvent) {
    if (isMouseOnDesktop(event)) afterHoverDelay(() => closeSections(menu))
  }
  /** A click on a section that the pointer has just opened does not close it again. */
  function handleClick(event: MouseEvent) {
    const section = sectionOf(event.target)
    const isTitle = event.target instanceof Element && event.target.closest('summary') !== null
    if (event.detail > 0 && isTitle && section?.open && section === openedByPointer) {
      event.preventDefault()
    }
    openedByPointer = undefined
  }
  menu.addEventListener('pointerleave', handlePointerLeave, { signal })
  if (opensOn === 'hover') {
    menu.addEventListener('pointerover', handlePointerOver, { signal })
    menu.addEventListener('click', handleClick, { signal })
  }
  return { cancelHover }
}

const isMouseOnDesktop = ({ pointerType }: PointerEvent) =>
  pointerType === 'mouse' && matchMedia(desktopQuery).matches

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

/** The focus moves to the title of the panel, unless the visitor is typing. */
function closeWithFocus(menu: HTMLElement) {
  const section = menu.querySelector('details[open]')
  closeSections(menu)
  if (!document.activeElement?.matches('input, select, textarea')) {
    section?.querySelector('summary')?.focus()
  }
}

function handleKey(menu: HTMLElement, event: KeyboardEvent) {
  const next = nextFocusable(menu, event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** Left and right move along the titles, up and down through the links of an open panel. */
function nextFocusable(menu: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const step = steps[key]
  if (step === undefined || !(target instanceof HTMLElement)) return undefined
  const isTitle = target.matches('.menu-title')
  const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight'
  if (isTitle && isHorizontal) return neighbour(menu.querySelectorAll('.menu-title'), target, step)
  const section = sectionOf(target)
  if (isHorizontal || !section?.open) return undefined
  const focusables = section.querySelectorAll('summary, a')
  return neighbour(focusables, target, step)
}

function neighbour(
  list: NodeListOf<Element>,
  from: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const focusables = [...list]
  const next = focusables[focusables.indexOf(from) + step]
  return next instanceof HTMLElement ? next : undefined
}

type MenuLinkOptions = {
  onNavigate: (path: string) => unknown
  onIntent: (path: string) => void
  signal: AbortSignal
}

const linkSelector = '.menu-panel a, [data-page-link]'

/** The panels are static markup, so one listener handles the clicks on all of their links. */
export function bindMenuLinks(
  menu: HTMLElement,
  { onNavigate, onIntent, signal }: MenuLinkOptions,
) {
  menu.addEventListener(
    'click',
    (event) => {
      const path = shopPathOf(event.target)
      if (path === undefined || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      onNavigate(path)
    },
    { signal },
  )
  const reportIntent = ({ target }: Event) => {
    const path = shopPathOf(target)
    if (path !== undefined) onIntent(path)
  }
  for (const eventName of ['pointerover', 'focusin', 'touchstart']) {
    menu.addEventListener(eventName, reportIntent, { signal, passive: true })
  }
}

/** The path of a link to a page of this shop that opens in this window. */
function shopPathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !href.startsWith('//') && link?.target !== '_blank'
    ? href
    : undefined
}

/** Whether the browser opens or saves the link elsewhere, for example in a new tab. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

type MenuLinkOptions = {
  onNavigate: (path: string) => unknown
  onIntent: (path: string) => void
  signal: AbortSignal
}

const linkSelector = '.menu-panel a, a.menu-page'

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

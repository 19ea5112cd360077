type Following = {
  onGo: (page: string) => unknown
  onMeant: (page: string) => void
  signal: AbortSignal
}

const links = '.menu-panel a, a.menu-page'

/** The links of the menu stand in the page as they are: one ear for all of them makes them quick. */
export function followMenuLinks(menu: HTMLElement, { onGo, onMeant, signal }: Following) {
  menu.addEventListener(
    'click',
    (event) => {
      const page = pageOf(event.target)
      if (page === undefined || event.defaultPrevented || isElsewhere(event)) return
      event.preventDefault()
      onGo(page)
    },
    { signal },
  )
  const mean = ({ target }: Event) => {
    const page = pageOf(target)
    if (page !== undefined) onMeant(page)
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    menu.addEventListener(sign, mean, { signal, passive: true })
  }
}

/** A page of ours that a link leads to in this window; other links of the menu have handlers of their own. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !href.startsWith('//') && link?.target !== '_blank'
    ? href
    : undefined
}

/** In another tab or window, or to be kept. */
const isElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

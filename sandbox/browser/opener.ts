/** The shop's page, which has opened this window or shows it in a frame. */
const { origin = '', session: sessionId = '' } = document.documentElement.dataset

type Told = { outcome: string } & Record<string, unknown>

export function tell(told: Told): void {
  const message = { type: 'cairn-pay', sessionId, ...told }
  shop()?.postMessage(message, origin)
}

/** In a window of its own it goes when it is done; a frame is the page's to close. */
export function conclude(told: Told): void {
  tell(told)
  if (isOwnWindow()) window.close()
}

export function onSubmitByShop(submit: () => void): void {
  window.addEventListener('message', ({ origin: from, data }) => {
    if (from === origin && data?.type === 'cairn-pay-submit') submit()
  })
}

/** Heard only from the page that has opened this window, and only about it. */
export function onShopSays<Said>(type: string, hear: (said: Said) => void): void {
  window.addEventListener('message', ({ origin: from, data }) => {
    if (from === origin && data?.type === type && data.sessionId === sessionId) hear(data)
  })
}

/** As high as what is in it, so that the page's frame can be, too. */
export function tellHeight(): void {
  const body = document.body
  const say = () =>
    tell({ outcome: 'size', height: Math.ceil(body.getBoundingClientRect().height) })
  new ResizeObserver(say).observe(body)
}

export async function send(path: string, body: BodyInit): Promise<Response | undefined> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  return fetch(path, { method: 'POST', headers, body }).catch(() => undefined)
}

/** Says what is wrong beside a field, or takes it back. */
export function showMessage(id: string, text: string): void {
  const message = document.querySelector<HTMLElement>(`#${id}-message`)
  const words = message?.querySelector('span')
  if (words) words.textContent = text
  if (message) message.hidden = text === ''
  document.querySelector(`#${id}`)?.setAttribute('aria-invalid', String(text !== ''))
}

export function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.toggleAttribute('data-busy', isBusy)
  for (const button of form.querySelectorAll('button')) {
    button.setAttribute('aria-disabled', String(isBusy))
  }
}

const isFramed = () => window.parent !== window
const isOwnWindow = () => window.opener !== null && !isFramed()

/** Nobody, where the provider's page took the place of the shop's. */
const shop = (): Window | null => (isFramed() ? window.parent : window.opener)

export const isShownByShop = (): boolean => shop() !== null

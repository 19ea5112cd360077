/** The page of the shop that opened this window or frames it. */
const { origin = '', session: sessionId = '' } = document.documentElement.dataset

type WindowMessage = { outcome: string } & Record<string, unknown>

export function postToShop(message: WindowMessage): void {
  shop()?.postMessage({ type: 'cairn-pay', sessionId, ...message }, origin)
}

/** Closes a popup when it is done. A frame is closed by its page. */
export function finish(message: WindowMessage): void {
  postToShop(message)
  if (isOwnWindow()) window.close()
}

export function onSubmitByShop(submit: () => void): void {
  window.addEventListener('message', ({ origin: from, data }) => {
    if (from === origin && data?.type === 'cairn-pay-submit') submit()
  })
}

/** Accepts messages only from the page that opened this window. */
export function onShopMessage<Message>(type: string, handle: (message: Message) => void): void {
  window.addEventListener('message', ({ origin: from, data }) => {
    if (from === origin && data?.type === type && data.sessionId === sessionId) handle(data)
  })
}

/** Sends the height of the content, so that the page can resize the frame. */
export function reportHeight(): void {
  const body = document.body
  const postHeight = () =>
    postToShop({ outcome: 'size', height: Math.ceil(body.getBoundingClientRect().height) })
  new ResizeObserver(postHeight).observe(body)
}

export async function send(path: string, body: BodyInit): Promise<Response | undefined> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  return fetch(path, { method: 'POST', headers, body }).catch(() => undefined)
}

/** Shows or removes the error of a field. */
export function showMessage(id: string, text: string): void {
  const message = document.querySelector<HTMLElement>(`#${id}-message`)
  const textElement = message?.querySelector('span')
  if (textElement) textElement.textContent = text
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

/** Undefined when the provider's page replaced the page of the shop. */
const shop = (): Window | null => (isFramed() ? window.parent : window.opener)

export const isShownByShop = (): boolean => shop() !== null

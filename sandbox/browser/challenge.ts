import {
  finish,
  isShownByShop,
  send,
  setBusy,
  showMessage,
  postToShop,
  reportHeight,
} from './opener.ts'

const form = document.querySelector<HTMLFormElement>('#challenge')
const code = document.querySelector<HTMLInputElement>('#code')

async function answer(choice: string): Promise<void> {
  if (!form || form.hasAttribute('data-busy')) return
  if (choice === 'confirm' && !isTyped()) return showError(form.dataset['missing'])
  setBusy(form, true)
  const data = new FormData(form)
  data.set('choice', choice)
  const response = await send(location.pathname, data)
  setBusy(form, false)
  if (response) return handleResponse(response)
  showError(form.dataset['unavailable'])
}

async function handleResponse(response: Response): Promise<void> {
  if (response.status === 410) return finish({ outcome: 'closed' })
  if (!response.ok) return showError(form?.dataset['unavailable'])
  const { error, ...outcome } = await response.json()
  if (error === undefined) finish(outcome)
  else showError(error)
}

const isTyped = () => /^\s*(?:\d\s*){6}$/.test(code?.value ?? '')

function showError(text = ''): void {
  showMessage('code', text)
  code?.focus()
  code?.select()
}

/** The challenge expires after this time. */
function countDown(until: number): void {
  const secondsLeft = Math.max(0, Math.ceil((until - performance.now()) / 1000))
  const element = document.querySelector<HTMLElement>('#time-left')
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  if (element) {
    element.hidden = false
    element.textContent = (form?.dataset['timeLeft'] ?? '').replace('{time}', time)
  }
  if (secondsLeft === 0) finish({ outcome: 'closed' })
  else setTimeout(countDown, 1000, until)
}

// On a full page without a parent, the form is submitted as without scripts.
if (isShownByShop()) {
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.submitter instanceof HTMLButtonElement) void answer(event.submitter.value)
  })
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') void answer('cancel')
  })
}
code?.addEventListener('input', () => showMessage('code', ''))
if (form) countDown(performance.now() + Number(form.dataset['seconds']) * 1000)
postToShop({ outcome: 'ready' })
reportHeight()

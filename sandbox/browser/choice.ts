import { finish, send, setBusy, showMessage, postToShop, reportHeight } from './opener.ts'
import { addressIn, followShop } from './sheet.ts'

const form = document.querySelector<HTMLFormElement>('#choice')

async function choose(choice: string): Promise<void> {
  if (!form || form.hasAttribute('data-busy')) return
  if (choice === 'close') return finish({ outcome: 'closed' })
  setBusy(form, true)
  const answer = await send(`${location.pathname}/choice`, JSON.stringify({ choice }))
  setBusy(form, false)
  if (answer?.ok) return finish({ ...(await answer.json()), address: addressIn(form) })
  showMessage('form', form.dataset['unavailable'] ?? '')
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.submitter instanceof HTMLButtonElement) void choose(event.submitter.value)
})
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') void choose('close')
})
for (const button of form?.querySelectorAll('button') ?? []) button.disabled = false
postToShop({ outcome: 'ready' })
if (form && form.dataset['sheet'] !== undefined) followShop(form)
reportHeight()

import { onShopMessage, showMessage, postToShop } from './opener.ts'

type Totals = { lines?: [string, string][]; total?: string; problem?: string }

/** A wallet with shipping addresses. The shop answers with the cost, or that it cannot deliver there. */
export function followShop(form: HTMLFormElement): void {
  const [pay] = form.querySelectorAll<HTMLButtonElement>('button[value=approve]')
  const lines = form.querySelector('#lines')
  const wait = form.querySelector<HTMLElement>('#working-out')
  if (!pay || !lines || !wait) return

  function requestTotals() {
    if (pay) pay.disabled = true
    if (wait) wait.hidden = false
    postToShop({ outcome: 'address', address: addressIn(form) })
  }
  onShopMessage('cairn-pay-totals', ({ lines: rows = [], total = '', problem = '' }: Totals) => {
    wait.hidden = true
    showMessage('form', problem)
    lines.replaceChildren(...(problem === '' ? rows.map(lineOf) : []))
    pay.disabled = problem !== ''
    if (problem === '') pay.textContent = (form.dataset['pay'] ?? '').replace('{amount}', total)
  })
  form.addEventListener('change', requestTotals)
  requestTotals()
}

export function addressIn(form: HTMLFormElement): unknown {
  const value = new FormData(form).get('address')
  return typeof value === 'string' ? JSON.parse(value) : undefined
}

function lineOf([label, amount]: [string, string], index: number, all: unknown[]): HTMLElement {
  const line = document.createElement('div')
  if (index === all.length - 1) line.className = 'total'
  const [term, value] = [document.createElement('dt'), document.createElement('dd')]
  term.textContent = label
  value.textContent = amount
  line.append(term, value)
  return line
}

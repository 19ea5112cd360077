import { html } from 'hono/html'
import type { FaultName, Faults } from '../faults.ts'
import type { Letter } from '../letters.ts'
import type { Payment } from '../payment.ts'
import { wordsIn, money } from '../words/words.ts'
import { field, sandboxNote, symbol } from './parts.ts'

type Shown = { faults: Faults; payments: readonly Payment[]; letters: readonly Letter[] }

const say = wordsIn('en-us')

const explained: Record<FaultName, string> = {
  slow: 'Every answer takes so many milliseconds longer',
  down: 'Nothing is done, and 503 is answered',
  silent: 'It is done, and never answered',
  webhooksDoubled: 'Each webhook is delivered twice',
  webhooksShuffled: 'Each webhook waits a random part of so many milliseconds',
  webhooksLate: 'Each webhook waits so many milliseconds',
}

export const signInPage = (isWrong = false) =>
  html`<main>
    ${head()}
    <form method="post" action="/operator">
      ${field({
        name: 'key',
        label: 'Operator key',
        wrong: isWrong ? 'That is not the key.' : '',
        attributes: { name: 'key', type: 'password', autocomplete: 'current-password' },
      })}
      <button class="button">Open</button>
    </form>
    ${sandboxNote(say)}
  </main>`

export const operatorPage = ({ faults, payments, letters }: Shown) =>
  html`<main>
    ${head()}
    <form method="post" action="/operator">
      <h2>Faults</h2>
      ${Object.entries(explained).map(([name, label]) => faultField(name, label, faults))}
      <button class="button">Switch</button>
    </form>
    <h2>Payments</h2>
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th>Card</th>
          <th>Amount</th>
          <th>State</th>
          <th>Taken</th>
        </tr>
      </thead>
      <tbody>
        ${payments.map(paymentRow)}
      </tbody>
    </table>
    <h2>Webhooks</h2>
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th>Told</th>
          <th>Tries</th>
          <th>Taken</th>
        </tr>
      </thead>
      <tbody>
        ${letters.map(letterRow)}
      </tbody>
    </table>
    ${sandboxNote(say)}
  </main>`

const head = () =>
  html`<header class="sheet-head">
    ${symbol}
    <h1>Payment sandbox</h1>
  </header>`

const isOnOrOff = new Set(['down', 'silent', 'webhooksDoubled'])

function faultField(name: string, label: string, faults: Faults) {
  const milliseconds = Object.entries(faults).find(([key]) => key === name)?.[1] ?? 0
  if (isOnOrOff.has(name)) {
    return html`<label class="tick">
      <input type="checkbox" name="${name}" value="1" ${milliseconds > 0 ? 'checked' : ''} />
      ${label}
    </label>`
  }
  const value = String(milliseconds)
  const attributes = { name, type: 'number', min: '0', max: '600000', value }
  return field({ name, label, attributes })
}

const paymentRow = (payment: Payment) =>
  html`<tr>
    <td>${payment.order_number}</td>
    <td>${payment.brand ?? payment.kind} ${payment.last4 ?? ''}</td>
    <td>${money('en-us', payment.amount, payment.currency)}</td>
    <td>${payment.state} ${payment.reason ?? ''}</td>
    <td>${money('en-us', payment.captured - payment.refunded, payment.currency)}</td>
  </tr>`

const letterRow = ({ orderNumber, kind, tries, isTaken }: Letter) =>
  html`<tr>
    <td>${orderNumber}</td>
    <td>${kind}</td>
    <td>${tries}</td>
    <td>${isTaken ? 'yes' : 'not yet'}</td>
  </tr>`

import { html } from 'hono/html'
import type { FaultName, Faults } from '../faults.ts'
import type { DeliveredWebhook } from '../latest-webhooks.ts'
import { messagesIn, money } from '../messages/messages.ts'
import type { Payment } from '../payment.ts'
import { field, sandboxNote, symbol } from './parts.ts'

type OperatorPageProps = {
  faults: Faults
  payments: readonly Payment[]
  webhooks: readonly DeliveredWebhook[]
}

const translate = messagesIn('en-us')

const descriptions: Record<FaultName, string> = {
  slow: 'Every answer is delayed by this many milliseconds',
  down: 'Requests are not executed and answered with 503',
  silent: 'Requests are executed and never answered',
  webhooksDoubled: 'Each webhook is delivered twice',
  webhooksShuffled: 'Each webhook is delayed by a random part of this many milliseconds',
  webhooksLate: 'Each webhook is delayed by this many milliseconds',
}

export const signInPage = (isWrongKey = false) =>
  html`<main>
    ${head()}
    <form method="post" action="/operator">
      ${field({
        name: 'key',
        label: 'Operator key',
        error: isWrongKey ? 'That is not the key.' : '',
        attributes: { name: 'key', type: 'password', autocomplete: 'current-password' },
      })}
      <button class="button">Open</button>
    </form>
    ${sandboxNote(translate)}
  </main>`

export const operatorPage = ({ faults, payments, webhooks }: OperatorPageProps) =>
  html`<main>
    ${head()}
    <form method="post" action="/operator">
      <h2>Faults</h2>
      ${Object.entries(descriptions).map(([name, label]) => faultField(name, label, faults))}
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
          <th>Captured</th>
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
          <th>Event</th>
          <th>Attempts</th>
          <th>Accepted</th>
        </tr>
      </thead>
      <tbody>
        ${webhooks.map(webhookRow)}
      </tbody>
    </table>
    ${sandboxNote(translate)}
  </main>`

const head = () =>
  html`<header class="sheet-head">
    ${symbol}
    <h1>Payment sandbox</h1>
  </header>`

const faultsWithoutDuration = new Set(['down', 'silent', 'webhooksDoubled'])

function faultField(name: string, label: string, faults: Faults) {
  const milliseconds = Object.entries(faults).find(([key]) => key === name)?.[1] ?? 0
  if (faultsWithoutDuration.has(name)) {
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

const webhookRow = ({ orderNumber, kind, attempts, isAccepted }: DeliveredWebhook) =>
  html`<tr>
    <td>${orderNumber}</td>
    <td>${kind}</td>
    <td>${attempts}</td>
    <td>${isAccepted ? 'yes' : 'not yet'}</td>
  </tr>`

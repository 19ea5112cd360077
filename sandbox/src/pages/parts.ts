import { html } from 'hono/html'
import type { TranslateSandbox } from '../messages/messages.ts'

const drawings = {
  lock: 'M6 11H18V21H6ZM8.5 11V7.5L10.5 4.5H13.5L15.5 7.5V11',
  warning: 'M12 3L22 20H2ZM12 9.5V14M12 16.5V17.5',
  card: 'M3 6H21V18H3ZM3 10H21M7 14.5H10',
  phone: 'M7 3H17V21H7ZM11 18H13',
}

const stones = [
  'M6 52C6 45 13 42.5 24 42.5L42 43C53 43.4 58.8 47 58.4 52.5C58 58.6 50 60 32 60C14 60 6 58.6 6 52Z',
  'M16.5 35C15.5 29 21 26 30 25.2L42 24.4C50 23.9 54.2 27.2 53.6 32.3C53 37.8 48 39.5 36 39.9C24 40.2 17.3 39.8 16.5 35Z',
  'M17.6 15.6C17 9.4 21.6 4.3 28.6 4C35.6 3.7 40.8 7 41 12.8C41.2 18.8 37 21.2 30 21.8C23 22.4 18.1 20.8 17.6 15.6Z',
]

export const icon = (name: keyof typeof drawings) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="${drawings[name]}" />
  </svg>`

/** The logo: three stones, one on the other. */
export const symbol = html`<svg class="symbol" viewBox="4 2 56 60" aria-hidden="true">
  <path d="${stones.join('')}" />
</svg>`

export const sandboxNote = (translate: TranslateSandbox) =>
  html`<p class="sandbox-note">${translate('sandbox')}</p>`

/** The buttons of a sheet, which are disabled until its script has loaded. */
export const answers = (translate: TranslateSandbox, { yes, no }: { yes: string; no: string }) =>
  html`<button class="button" value="approve" disabled>${yes}</button>
    <div class="other-answers">
      <button class="link" value="decline" disabled>${translate('refuse')}</button>
      <button class="link" value="close" disabled>${no}</button>
    </div>`

/** The card in the wallet of the sandbox. */
export const walletCard = (translate: TranslateSandbox) =>
  html`<div>
    <dt>${translate('payWith')}</dt>
    <dd class="card-value">${icon('card')}Visa <span class="dots">••••</span> 1111</dd>
  </div>`

/** The script fills in the text. The element exists from the start, so that screen readers announce changes. */
export const message = (id: string, text = '') =>
  html`<p class="message" id="${id}" role="alert" ${text === '' ? 'hidden' : ''}>
    ${icon('warning')}<span>${text}</span>
  </p>`

type Field = {
  name: string
  label: string
  attributes: Readonly<Record<string, string>>
  help?: string
  error?: string
  end?: ReturnType<typeof html> | string
}

export const field = ({ name, label, attributes, help = '', error = '', end = '' }: Field) => {
  const describedBy = [help && `${name}-help`, `${name}-message`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="field-box">
      <input
        id="${name}"
        aria-describedby="${describedBy}"
        aria-invalid="${error === '' ? 'false' : 'true'}"
        ${Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)}
      />${end}
    </div>
    ${help ? html`<p class="help" id="${name}-help">${help}</p>` : ''}
    ${message(`${name}-message`, error)}
  </div>`
}

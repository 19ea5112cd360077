import { html } from 'hono/html'
import type { Say } from '../words/words.ts'

const drawings = {
  lock: 'M6 11H18V21H6ZM8.5 11V7.5L10.5 4.5H13.5L15.5 7.5V11',
  warning: 'M12 3L22 20H2ZM12 9.5V14M12 16.5V17.5',
  card: 'M3 6H21V18H3ZM3 10H21M7 14.5H10',
  phone: 'M7 3H17V21H7ZM11 18H13',
}

export const icon = (name: keyof typeof drawings) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="${drawings[name]}" />
  </svg>`

/** Three stones, each resting off centre. */
export const symbol = html`<svg class="symbol" viewBox="126 10 26 71" aria-hidden="true">
  <path
    d="M126 70C125.6 61.6 130.4 58 139 57.8C148 57.6 152 61.4 151.6 70C151.2 78.2 147.6 80.2 139 80.2C130.2 80.2 126.4 78 126 70Z"
  />
  <path
    d="M129.6 45.8C129 38 133 34.4 139.6 34.1C146.6 33.8 150 37.2 150 44.2C150 51.8 146.4 54.6 140 54.9C133.4 55.2 130 52.8 129.6 45.8Z"
  />
  <path
    d="M129 21.6C128.6 14.6 132.2 11 137.6 10.9C143 10.8 146.6 14 146.6 20C146.6 27 143.2 30.4 137.8 30.6C132.2 30.8 129.3 28 129 21.6Z"
  />
</svg>`

export const sandboxNote = (say: Say) => html`<p class="sandbox-note">${say('sandbox')}</p>`

/** Shown by the script, with its words; there from the start, so that readers hear of it. */
export const message = (id: string, text = '') =>
  html`<p class="message" id="${id}" role="alert" ${text === '' ? 'hidden' : ''}>
    ${icon('warning')}<span>${text}</span>
  </p>`

type Field = {
  name: string
  label: string
  attributes: Readonly<Record<string, string>>
  help?: string
  wrong?: string
  end?: ReturnType<typeof html> | string
}

export const field = ({ name, label, attributes, help = '', wrong = '', end = '' }: Field) => {
  const described = [help && `${name}-help`, `${name}-message`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="field-box">
      <input
        id="${name}"
        aria-describedby="${described}"
        aria-invalid="${wrong === '' ? 'false' : 'true'}"
        ${Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)}
      />${end}
    </div>
    ${help ? html`<p class="help" id="${name}-help">${help}</p>` : ''}
    ${message(`${name}-message`, wrong)}
  </div>`
}

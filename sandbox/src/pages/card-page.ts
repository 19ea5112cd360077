import { html } from 'hono/html'
import type { Say } from '../messages/messages.ts'
import { field, icon, message, sandboxNote } from './parts.ts'

const toTry = [
  ['4111 1111 1111 1111', 'tryApprove'],
  ['4000 0000 0000 3220', 'tryChallenge'],
  ['4000 0000 0000 0002', 'tryDecline'],
  ['4000 0000 0000 9235', 'trySuspicious'],
  ['4000 0000 0000 0119', 'tryLate'],
] as const

/** Its fields have no names, so that without the script nothing typed is ever sent. */
export const cardPage = (say: Say, { hasButton }: { hasButton: boolean }) =>
  html`<main>
    <h1 class="heard">${say('cardTitle')}</h1>
    <noscript
      ><p class="message">${icon('warning')}<span>${say('needsScripts')}</span></p></noscript
    >
    <form id="card" novalidate autocomplete="on" data-away="${say('away')}">
      ${numberField(say)}
      <div class="pair">${expiryField(say)}${codeField(say)}</div>
      ${holderField(say)} ${message('form-message')}
      ${hasButton ? html`<button class="button" disabled>${say('useCard')}</button>` : ''}
    </form>
    <p class="private">${icon('lock')}<span>${say('private')}</span></p>
    <details>
      <summary>${say('cardsToTry')}</summary>
      <ul class="to-try">
        ${toTry.map(
          ([number, does]) =>
            html`<li>
              <button type="button" data-number="${number}">${number}</button>
              <span>${say(does)}</span>
            </li>`,
        )}
      </ul>
    </details>
    ${sandboxNote(say)}
  </main>`

const numberField = (say: Say) =>
  field({
    name: 'number',
    label: say('number'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-number',
      maxlength: '23',
      placeholder: '1234 1234 1234 1234',
      required: '',
      'data-missing': say('numberMissing'),
      'data-wrong': say('numberWrong'),
      'data-unknown': say('numberUnknown'),
    },
    end: html`<span class="brand" id="brand" aria-live="polite">${icon('card')}</span>`,
  })

const expiryField = (say: Say) =>
  field({
    name: 'expiry',
    label: say('expiry'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-exp',
      maxlength: '9',
      placeholder: say('expiryHint'),
      required: '',
      'data-wrong': say('expiryWrong'),
      'data-past': say('expiryPast'),
    },
  })

const codeField = (say: Say) =>
  field({
    name: 'code',
    label: say('code'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-csc',
      maxlength: '3',
      placeholder: '123',
      required: '',
      'data-wrong-3': say('codeWrong', { digits: 3 }),
      'data-wrong-4': say('codeWrong', { digits: 4 }),
      'data-help-3': say('codeOnBack'),
      'data-help-4': say('codeOnFront'),
    },
    help: say('codeOnBack'),
  })

const holderField = (say: Say) =>
  field({
    name: 'holder',
    label: say('holder'),
    attributes: {
      autocomplete: 'cc-name',
      maxlength: '80',
      required: '',
      'data-missing': say('holderMissing'),
    },
  })

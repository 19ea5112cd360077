import { html } from 'hono/html'
import type { TranslateSandbox } from '../messages/messages.ts'
import { field, icon, message, sandboxNote } from './parts.ts'

const testCards = [
  ['4111 1111 1111 1111', 'tryApprove'],
  ['4000 0000 0000 3220', 'tryChallenge'],
  ['4000 0000 0000 0002', 'tryDecline'],
  ['4000 0000 0000 9235', 'trySuspicious'],
  ['4000 0000 0000 0119', 'tryLate'],
] as const

/** Its fields have no names, so that nothing is submitted without the script. */
export const cardPage = (translate: TranslateSandbox, { hasButton }: { hasButton: boolean }) =>
  html`<main>
    <h1 class="visually-hidden">${translate('cardTitle')}</h1>
    <noscript
      ><p class="message">${icon('warning')}<span>${translate('needsScripts')}</span></p></noscript
    >
    <form id="card" novalidate autocomplete="on" data-unavailable="${translate('unavailable')}">
      ${numberField(translate)}
      <div class="field-pair">${expiryField(translate)}${codeField(translate)}</div>
      ${holderField(translate)} ${message('form-message')}
      ${hasButton ? html`<button class="button" disabled>${translate('useCard')}</button>` : ''}
    </form>
    <p class="privacy-note">${icon('lock')}<span>${translate('private')}</span></p>
    <details>
      <summary>${translate('cardsToTry')}</summary>
      <ul class="test-cards">
        ${testCards.map(
          ([number, does]) =>
            html`<li>
              <button type="button" data-number="${number}">${number}</button>
              <span>${translate(does)}</span>
            </li>`,
        )}
      </ul>
    </details>
    ${sandboxNote(translate)}
  </main>`

const numberField = (translate: TranslateSandbox) =>
  field({
    name: 'number',
    label: translate('number'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-number',
      maxlength: '23',
      placeholder: '1234 1234 1234 1234',
      required: '',
      'data-missing': translate('numberMissing'),
      'data-wrong': translate('numberWrong'),
      'data-unknown': translate('numberUnknown'),
    },
    end: html`<span class="brand" id="brand" aria-live="polite">${icon('card')}</span>`,
  })

const expiryField = (translate: TranslateSandbox) =>
  field({
    name: 'expiry',
    label: translate('expiry'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-exp',
      maxlength: '9',
      placeholder: translate('expiryHint'),
      required: '',
      'data-wrong': translate('expiryWrong'),
      'data-past': translate('expiryPast'),
    },
  })

const codeField = (translate: TranslateSandbox) =>
  field({
    name: 'code',
    label: translate('code'),
    attributes: {
      inputmode: 'numeric',
      autocomplete: 'cc-csc',
      maxlength: '3',
      placeholder: '123',
      required: '',
      'data-wrong-3': translate('codeWrong', { digits: 3 }),
      'data-wrong-4': translate('codeWrong', { digits: 4 }),
      'data-help-3': translate('codeOnBack'),
      'data-help-4': translate('codeOnFront'),
    },
    help: translate('codeOnBack'),
  })

const holderField = (translate: TranslateSandbox) =>
  field({
    name: 'holder',
    label: translate('holder'),
    attributes: {
      autocomplete: 'cc-name',
      maxlength: '80',
      required: '',
      'data-missing': translate('holderMissing'),
    },
  })

import type { Locale } from '@cairn/contract/sites/sites'
import { html } from 'hono/html'
import { challengeCode } from '../challenge.ts'
import { money, type TranslateSandbox } from '../messages/messages.ts'
import type { Payment } from '../payment.ts'
import { field, icon, sandboxNote } from './parts.ts'

type ChallengePageProps = {
  locale: Locale
  payment: Pick<Payment, 'amount' | 'currency' | 'last4'>
  action: string
  secondsLeft: number
  error?: string
}

const shop = 'Cairn'

/** The page of the bank, 250 to 600 pixels wide. It also works without scripts. */
export const challengePage = (
  translate: TranslateSandbox,
  { locale, payment, action, secondsLeft, error }: ChallengePageProps,
) =>
  html`<main>
    <header class="bank">
      <span class="bank-mark">${icon('lock')}${translate('bank')}</span>
      <span class="network" aria-hidden="true">3-D Secure</span>
    </header>
    <form
      id="challenge"
      method="post"
      action="${action}"
      novalidate
      data-unavailable="${translate('unavailable')}"
      data-missing="${translate('codeMissing')}"
      data-seconds="${secondsLeft}"
      data-time-left="${translate('timeLeft', { time: '{time}' })}"
    >
      <h1>${translate('challengeTitle')}</h1>
      <p class="lead">
        ${translate('asks', {
          shop,
          amount: money(locale, payment.amount, payment.currency),
          last4: payment.last4 ?? '',
        })}
      </p>
      ${field({
        name: 'code',
        label: translate('challengeCode'),
        help: translate('codeSent'),
        error: error ?? '',
        attributes: {
          name: 'code',
          inputmode: 'numeric',
          autocomplete: 'one-time-code',
          maxlength: '6',
          required: '',
        },
      })}
      <button class="button" name="choice" value="confirm">${translate('confirm')}</button>
      <div class="other-answers">
        <button class="link" name="choice" value="fail">${translate('notMe')}</button>
        <button class="link" name="choice" value="cancel">${translate('backToShop')}</button>
        <p class="time-left" id="time-left" hidden></p>
      </div>
    </form>
    <p class="sandbox-note">${translate('codeIs', { code: challengeCode })}</p>
  </main>`

export const expiredPage = (translate: TranslateSandbox, text: string) =>
  html`<main>
    <p class="message">${icon('warning')}<span>${text}</span></p>
    <p class="lead">${translate('expiredNext')}</p>
    ${sandboxNote(translate)}
  </main>`

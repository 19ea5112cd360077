import type { Locale } from '@cairn/contract/sites/sites'
import { html } from 'hono/html'
import { dayIn, money, type TranslateSandbox } from '../messages/messages.ts'
import { answers, icon, message, sandboxNote, symbol, walletCard } from './parts.ts'

type Sheet = { locale: Locale; amount: number; currency: string }

const shop = 'Cairn'
const needsScripts = (translate: TranslateSandbox) =>
  html`<noscript
    ><p class="message">${icon('warning')}<span>${translate('needsScripts')}</span></p></noscript
  >`

/** The sheet of a wallet, as on a phone. */
export const walletPage = (translate: TranslateSandbox, { locale, amount, currency }: Sheet) => {
  const total = money(locale, amount, currency)
  return html`<main>
    <header class="sheet-head">
      ${symbol}
      <h1>${translate('walletTitle')}</h1>
    </header>
    ${needsScripts(translate)}
    <form id="choice" data-unavailable="${translate('unavailable')}">
      <dl class="facts">
        <div>
          <dt>${translate('payTo')}</dt>
          <dd>${shop}</dd>
        </div>
        ${walletCard(translate)}
        <div class="total">
          <dt>${translate('total')}</dt>
          <dd>${total}</dd>
        </div>
      </dl>
      ${message('form-message')}
      ${answers(translate, { yes: translate('pay', { amount: total }), no: translate('cancel') })}
    </form>
    ${sandboxNote(translate)}
  </main>`
}

export const payLaterPage = (
  translate: TranslateSandbox,
  { locale, amount, currency }: Sheet,
  today: Date,
) => {
  const after = (days: number) => dayIn(locale, new Date(today.getTime() + days * 86_400_000))
  const total = money(locale, amount, currency)
  const part = money(locale, Math.ceil(amount / 3), currency)
  return html`<main>
    <header class="sheet-head">
      ${symbol}
      <h1>${translate('payLaterTitle')}</h1>
    </header>
    ${needsScripts(translate)}
    <form id="choice" data-unavailable="${translate('unavailable')}">
      <fieldset class="plans">
        <legend>${translate('payLaterLead', { amount: total })}</legend>
        <label>
          <input type="radio" name="plan" value="later" checked />
          <span>
            <b>${translate('inThirtyDays')}</b>
            ${translate('inThirtyDaysOn', { amount: total, date: after(30) })}
          </span>
        </label>
        <label>
          <input type="radio" name="plan" value="parts" />
          <span>
            <b>${translate('inParts')}</b>
            ${translate('inPartsOf', { amount: part, second: after(30), third: after(60) })}
          </span>
        </label>
      </fieldset>
      ${message('form-message')}
      ${answers(translate, { yes: translate('agree'), no: translate('close') })}
    </form>
    ${sandboxNote(translate)}
  </main>`
}

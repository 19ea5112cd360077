import type { Locale } from '@cairn/contract/sites/sites'
import { html } from 'hono/html'
import { dayIn, money, type Say } from '../messages/messages.ts'
import { answers, icon, message, sandboxNote, symbol, walletCard } from './parts.ts'

type Sheet = { locale: Locale; amount: number; currency: string }

const shop = 'Cairn'
const needsScripts = (say: Say) =>
  html`<noscript
    ><p class="message">${icon('warning')}<span>${say('needsScripts')}</span></p></noscript
  >`

/** The sheet of a wallet, as on a phone. */
export const walletPage = (say: Say, { locale, amount, currency }: Sheet) => {
  const total = money(locale, amount, currency)
  return html`<main>
    <header class="sheet-head">
      ${symbol}
      <h1>${say('walletTitle')}</h1>
    </header>
    ${needsScripts(say)}
    <form id="choice" data-away="${say('away')}">
      <dl class="facts">
        <div>
          <dt>${say('payTo')}</dt>
          <dd>${shop}</dd>
        </div>
        ${walletCard(say)}
        <div class="total">
          <dt>${say('total')}</dt>
          <dd>${total}</dd>
        </div>
      </dl>
      ${message('form-message')}
      ${answers(say, { yes: say('pay', { amount: total }), no: say('cancel') })}
    </form>
    ${sandboxNote(say)}
  </main>`
}

export const payLaterPage = (say: Say, { locale, amount, currency }: Sheet, today: Date) => {
  const after = (days: number) => dayIn(locale, new Date(today.getTime() + days * 86_400_000))
  const whole = money(locale, amount, currency)
  const part = money(locale, Math.ceil(amount / 3), currency)
  return html`<main>
    <header class="sheet-head">
      ${symbol}
      <h1>${say('payLaterTitle')}</h1>
    </header>
    ${needsScripts(say)}
    <form id="choice" data-away="${say('away')}">
      <fieldset class="plans">
        <legend>${say('payLaterLead', { amount: whole })}</legend>
        <label>
          <input type="radio" name="plan" value="later" checked />
          <span>
            <b>${say('inThirtyDays')}</b>
            ${say('inThirtyDaysOn', { amount: whole, date: after(30) })}
          </span>
        </label>
        <label>
          <input type="radio" name="plan" value="parts" />
          <span>
            <b>${say('inParts')}</b>
            ${say('inPartsOf', { amount: part, second: after(30), third: after(60) })}
          </span>
        </label>
      </fieldset>
      ${message('form-message')} ${answers(say, { yes: say('agree'), no: say('close') })}
    </form>
    ${sandboxNote(say)}
  </main>`
}

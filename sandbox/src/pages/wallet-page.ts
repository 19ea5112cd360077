import type { Locale } from '@cairn/contract/sites/sites'
import { html } from 'hono/html'
import type { TranslateSandbox } from '../messages/messages.ts'
import { type WalletAddress, walletAddresses } from '../wallet-people.ts'
import { answers, message, sandboxNote, symbol, walletCard } from './parts.ts'

/** A wallet sheet with shipping addresses, which asks the shop's page for the shipping cost. */
export const walletSheetPage = (translate: TranslateSandbox, locale: Locale) =>
  html`<main>
    <header class="sheet-head">
      ${symbol}
      <h1>${translate('walletTitle')}</h1>
    </header>
    <form
      id="choice"
      data-sheet
      data-unavailable="${translate('unavailable')}"
      data-pay="${translate('pay', { amount: '{amount}' })}"
    >
      <fieldset class="plans">
        <legend>${translate('sendTo')}</legend>
        ${walletAddresses(locale).map(addressOption)}
      </fieldset>
      <dl class="facts">${walletCard(translate)}</dl>
      <dl class="facts" id="lines" aria-live="polite"></dl>
      <p class="sheet-pending" id="working-out">${translate('workingOut')}</p>
      ${message('form-message')}
      ${answers(translate, { yes: translate('walletTitle'), no: translate('cancel') })}
    </form>
    ${sandboxNote(translate)}
  </main>`

const addressOption = (address: WalletAddress, index: number) => {
  const { firstName, lastName, addressLine1, postalCode, city } = address
  return html`<label>
    <input
      type="radio"
      name="address"
      value="${JSON.stringify(address)}"
      ${index === 0 ? 'checked' : ''}
    />
    <span><b>${firstName} ${lastName}</b> ${addressLine1}, ${postalCode} ${city}</span>
  </label>`
}

import type { saveInstrument } from '@cairn/contract/payments/saved-instrument-calls'
import type { RequestOf } from '@cairn/contract/wire/call'
import { formText, formTexts } from '../../platform/form-data.ts'

const expiryPattern = /^(0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?(\d{2})$/

/** Reads the date as it is printed on cards. */
export function parseExpiry(text: string) {
  const [, month, year] = expiryPattern.exec(text.trim()) ?? []
  return month === undefined || year === undefined
    ? undefined
    : { expiryMonth: Number(month), expiryYear: 2000 + Number(year) }
}

/** A card is valid to the end of its month. */
export function isPastExpiry(text: string, now: Date): boolean {
  const expiry = parseExpiry(text)
  if (!expiry) return false
  return now >= new Date(expiry.expiryYear, expiry.expiryMonth)
}

type NewCard = NonNullable<RequestOf<typeof saveInstrument>['body']['card']>

/** A card that was typed in the window of the provider. */
export function newCardIn(form: FormData): NewCard {
  const bin = formText(form, 'bin')
  return {
    token: formText(form, 'token'),
    brand: formText(form, 'brand'),
    last4: formText(form, 'last4'),
    ...(bin !== '' && { bin }),
    expiryMonth: Number(formText(form, 'expiryMonth')),
    expiryYear: Number(formText(form, 'expiryYear')),
    main: form.has('main'),
  }
}

/** What a form is filled in with again: never a PIN or a token. */
export function repeatedValues(form: FormData): Record<string, string> {
  const { pin: _pin, token: _token, captcha: _captcha, ...values } = formTexts(form)
  return values
}

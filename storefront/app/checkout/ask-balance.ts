import { textIn } from '../platform/typed-text.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { formatMoney } from '../platform/money.ts'
import type { Translate } from '../platform/messages.tsx'

export type ToldBalance = { tone: 'success' | 'error'; text: string }

type Asking = { form: FormData; locale: string; t: Translate }

/** What is left on the card that somebody typed, in a sentence. */
export async function askBalance({ form, locale, t }: Asking): Promise<ToldBalance> {
  const text = (name: string) => textIn(form, name)
  const { prepareCaptcha } = await import('../sign-in/captcha.ts')
  const solution = await prepareCaptcha('pay').use()
  const read = await browserCommerce().readGiftCardBalance({
    body: {
      code: text('code'),
      pin: text('pin'),
      ...(solution !== undefined && { recaptcha_response: solution }),
    },
  })
  if (!read.ok) return { tone: 'error', text: read.refusal.message || t('problem') }
  const { balance, currency, maskedCode } = read.value
  const amount = formatMoney({ amount: balance, currency }, locale)
  return { tone: 'success', text: t('balanceIs', { card: maskedCode, amount }) }
}

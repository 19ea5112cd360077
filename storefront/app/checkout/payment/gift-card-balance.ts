import { formText } from '../../platform/form-data.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { formatMoney } from '../../platform/text/money.ts'
import type { Translate } from '../../platform/text/messages.tsx'

export type BalanceMessage = { tone: 'success' | 'error'; text: string }

type BalanceQuery = { form: FormData; locale: string; t: Translate }

/** Reads the balance of the entered card and describes it in a sentence. */
export async function readBalanceMessage({
  form,
  locale,
  t,
}: BalanceQuery): Promise<BalanceMessage> {
  const text = (name: string) => formText(form, name)
  const { prepareCaptcha } = await import('../../sign-in/captcha.ts')
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

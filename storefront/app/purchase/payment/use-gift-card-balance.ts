import { useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { formText } from '../../platform/form-data.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { formatMoney } from '../../platform/text/money.ts'
import { giftCardHandlers } from './gift-card-refusal-handling.ts'

type BalanceMessage = { tone: 'success' | 'error'; text: string }

/** Reads the balance of an entered gift card and describes it in a sentence. */
export function useGiftCardBalance() {
  const t = useMessages()
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const [message, setMessage] = useState<BalanceMessage>()

  async function readBalance(form: FormData) {
    setPending(true)
    const newMessage = await readBalanceMessage({ form, locale, t })
    setPending(false)
    setMessage(newMessage)
  }

  return { isPending, message, readBalance, clearMessage: () => setMessage(undefined) }
}

type BalanceQuery = { form: FormData; locale: string; t: Translate }

async function readBalanceMessage({ form, locale, t }: BalanceQuery): Promise<BalanceMessage> {
  const { prepareCaptcha } = await import('../../platform/calls/captcha.ts')
  const solution = await prepareCaptcha('pay').use()
  const result = await browserCommerce().readGiftCardBalance(
    {
      body: {
        code: formText(form, 'code'),
        pin: formText(form, 'pin'),
        ...(solution !== undefined && { recaptcha_response: solution }),
      },
    },
    { ...giftCardHandlers(showMessage), giftCardBalanceFailed: showMessage },
  )
  if (!result.ok) return { tone: 'error', text: result.refusal.message || t('problem') }
  const { balance, currency, maskedCode } = result.value
  const amount = formatMoney({ amount: balance, currency }, locale)
  return { tone: 'success', text: t('balanceIs', { card: maskedCode, amount }) }
}

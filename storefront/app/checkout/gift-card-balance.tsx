import { type MouseEvent, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { formatMoney } from '../platform/money.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useLocale } from '../platform/use-shop.ts'
import { InlineMessage } from '../ui/inline-message.tsx'
import { TextButton } from '../ui/text-link.tsx'

type Told = { tone: 'success' | 'error'; text: string }

/** What is left on the card whose number stands in the fields above. */
export function GiftCardBalance() {
  const t = useMessages()
  const locale = useLocale()
  const [told, setTold] = useState<Told>()
  const [isPending, setPending] = useState(false)
  if (!useInBrowser()) return null

  async function ask({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('.accordion')?.querySelector('form')
    const given = new FormData(form ?? undefined)
    const text = (name: string) => String(given.get(name) ?? '')
    setPending(true)
    const { prepareCaptcha } = await import('../sign-in/captcha.ts')
    const solution = await prepareCaptcha('pay').use()
    const read = await browserCommerce().readGiftCardBalance({
      body: {
        code: text('code'),
        pin: text('pin'),
        ...(solution !== undefined && { recaptcha_response: solution }),
      },
    })
    setPending(false)
    if (!read.ok) return setTold({ tone: 'error', text: read.refusal.message || t('problem') })
    const { balance, currency, maskedCode } = read.value
    const amount = formatMoney({ amount: balance, currency }, locale)
    setTold({ tone: 'success', text: t('balanceIs', { card: maskedCode, amount }) })
  }

  return (
    <div className="mt-2" aria-live="polite">
      <TextButton className="link-small" aria-busy={isPending} onClick={(event) => void ask(event)}>
        {t('askBalance')}
      </TextButton>
      {told && <InlineMessage tone={told.tone}>{told.text}</InlineMessage>}
    </div>
  )
}

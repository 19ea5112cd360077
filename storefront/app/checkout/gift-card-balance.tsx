import { type MouseEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useLocale } from '../platform/use-shop.ts'
import { InlineMessage } from '../ui/inline-message.tsx'
import { TextButton } from '../ui/text-link.tsx'
import { askBalance, type ToldBalance } from './ask-balance.ts'

/** What is left on the card whose number stands in the fields above. */
export function GiftCardBalance() {
  const t = useMessages()
  const locale = useLocale()
  const [told, setTold] = useState<ToldBalance>()
  const [isPending, setPending] = useState(false)
  if (!useInBrowser()) return null

  async function ask({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('.accordion')?.querySelector('form')
    setPending(true)
    const answer = await askBalance({ form: new FormData(form ?? undefined), locale, t })
    setPending(false)
    setTold(answer)
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

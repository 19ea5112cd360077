import { textIn } from '../platform/typed-text.ts'
import { isLocale, siteOf } from '@cairn/contract/sites'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { wrongEmail } from '../sign-in/credentials.ts'

type Wrong = { email?: ReturnType<typeof wrongEmail>; policy?: 'boxRequired' }
type Told = { tone: 'success' | 'error'; text: string }

/** Looks at what was typed, and sends it; what was sent leaves the form as it was before. */
export function useNewsletter() {
  const t = useMessages()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})
  const [told, setTold] = useState<Told>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    const recipient = textIn(typed, 'email')
    const found = wrongIn(recipient, typed.has('policy'))
    setWrong(found)
    setTold(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setPending(true)
    const sent = await browserCommerce().subscribe({
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient, ...placeOf(locale) },
    })
    setPending(false)
    if (!sent.ok) return setTold({ tone: 'error', text: sent.refusal.message || t('problem') })
    form.current?.reset()
    setTold({ tone: 'success', text: t('lettersSent') })
  }

  return { form, submit, isPending, wrong, told }
}

function wrongIn(email: string, isAgreed: boolean): Wrong {
  const malformed = wrongEmail(email)
  return { ...(malformed && { email: malformed }), ...(!isAgreed && { policy: 'boxRequired' }) }
}

function placeOf(locale: string) {
  if (!isLocale(locale)) return {}
  const { country, region } = siteOf(locale)
  return { country, region }
}

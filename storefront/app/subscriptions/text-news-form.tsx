import { dialCodes, toInternationalPhone } from '@cairn/contract/fields/phone'
import { siteOf } from '@cairn/contract/sites/sites'
import { findProblem } from '@cairn/contract/validation/find-problem'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import { type FormEvent, Fragment, useRef, useState } from 'react'
import { personState } from '../person/person-state.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { formText } from '../platform/form-data.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { dialCodeField, PhoneField } from '../purchase/address/phone-field.tsx'
import { SmsConsent, usePhoneClears } from '../sign-in/sign-up/sign-up-consents.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import '../sign-in/sign-up/sign-up.css'

/** Subscribes a phone number to text messages. Their terms can only be accepted with scripts. */
export function TextNewsForm() {
  const t = useMessages()
  const problemText = useProblemText()
  const { country } = siteOf(useShop().locale)
  const { form, submit, isPending, problems, feedback, sentCount } = useTextNews()
  const { phoneClears, watchPhone } = usePhoneClears()
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4.5"
      onChange={watchPhone}
      onSubmit={(event) => void submit(event)}
    >
      <Fragment key={sentCount}>
        <PhoneField
          name="phone"
          dialCode={dialCodes[country] ?? ''}
          isOptional={false}
          error={problemText(problems.phone)}
        />
        <SmsConsent key={phoneClears} error={problemText(problems.optInAccepted)} />
      </Fragment>
      <Button
        type="submit"
        look="line"
        pending={isPending}
        disabled={!useHydrated()}
        className="justify-self-start"
      >
        {t('textNewsSignUp')}
      </Button>
      <div aria-live="polite">
        {feedback && <Notice tone={feedback.tone}>{feedback.text}</Notice>}
      </div>
    </form>
  )
}

type TextNewsProblems = { phone?: Problem; optInAccepted?: Problem }

type Feedback = { tone: 'success' | 'error'; text: string }

/** Validates and sends the form. It is empty after a success, and keeps the typed values after an error. */
function useTextNews() {
  const t = useMessages()
  const { locale } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<TextNewsProblems>({})
  const [feedback, setFeedback] = useState<Feedback>()
  const [sentCount, setSentCount] = useState(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const found = findTextNewsProblems(values)
    setProblems(found)
    setFeedback(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined)
      return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setPending(true)
    const phone = toInternationalPhone(formText(values, 'phone'), dialCodeIn(values))
    const result = await subscribeNumber(phone, siteOf(locale))
    setPending(false)
    if (!result.ok)
      return setFeedback({ tone: 'error', text: result.refusal.message || t('problem') })
    setSentCount((count) => count + 1)
    setFeedback({ tone: 'success', text: t('textNewsSignedUp', { phone }) })
  }

  return { form, submit, isPending, problems, feedback, sentCount }
}

const dialCodeIn = (form: FormData) => formText(form, dialCodeField('phone'))

/** In the order of the form. The box is sent empty until its terms are accepted. */
function findTextNewsProblems(form: FormData): TextNewsProblems {
  const phone = findProblem(formText(form, 'phone'), [
    ...required,
    { kind: 'phone', dialCode: dialCodeIn(form) },
  ])
  return { ...(phone && { phone }), ...findConsentProblem(form.get('optInAccepted')) }
}

function findConsentProblem(accepted: FormDataEntryValue | null): TextNewsProblems {
  if (accepted === null) return { optInAccepted: { name: 'checkboxRequired' } }
  return accepted === '' ? { optInAccepted: { name: 'smsTermsNotAccepted' } } : {}
}

type Site = Pick<ReturnType<typeof siteOf>, 'country' | 'region'>

/** The opt-in of a guest is a POST, that of a shopper a PUT. The server opts the number before out (decision 058). */
function subscribeNumber(recipient: string, { country, region }: Site) {
  const commerce = browserCommerce()
  const body = {
    type: 'Newsletter' as const,
    channel: 'sms' as const,
    optin: true,
    doubleOptin: false,
    recipient,
    country,
    region,
  }
  const handlers = { emailMalformed: showMessage, captchaFailed: showMessage }
  return personState().isSignedIn
    ? commerce.changeSubscription({ body }, handlers)
    : commerce.subscribe({ body }, handlers)
}

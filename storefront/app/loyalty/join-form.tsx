import { toInternationalPhone } from '@cairn/contract/fields/phone'
import type { Locale } from '@cairn/contract/sites/sites'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { filledFields, formText } from '../platform/form-data.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { dialCodeField } from '../purchase/address/phone-field.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { type JoinRefusal, joinProgramme } from './change-membership.ts'
import {
  findJoinProblems,
  isRequired,
  type JoinContext,
  type JoinField,
  type JoinProblems,
  joinFields,
  joinRules,
  postalCodeOf,
} from './join-fields.ts'
import { JoinInput } from './join-input.tsx'
import type { Invitation } from './loyalty-view.ts'

type JoinFormProps = {
  invitation: Invitation
  onJoined: (memberId: string | null) => void
}

/** Asks only for the fields that the profile lacks. */
export function JoinForm({ invitation, onJoined }: JoinFormProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const { locale } = useShop()
  const { name, email, today } = invitation
  // The server's requirements override those that this page was built with.
  const requirements = invitation.requirements ?? personRequirementsOf(locale)
  const context = { locale, today, requirements }
  const rules = joinRules(context)
  const { form, submit, visibleFields, isPending, fieldProblems, errorMessage } = useJoinForm({
    missing: invitation.missing,
    context,
    onJoined,
  })
  return (
    <form ref={form} noValidate onSubmit={(sent) => void submit(sent)} className="grid gap-4.5">
      {errorMessage !== undefined && <Notice tone="error">{errorMessage}</Notice>}
      <p className="text-ui text-ink-soft">
        {name ? t('joiningAs', { name, email }) : t('joiningAsEmail', { email })}
      </p>
      {visibleFields.map((field) => (
        <JoinInput
          key={field}
          field={field}
          isOptional={!isRequired(rules[field])}
          problem={fieldProblems[field]}
          requirements={requirements}
        />
      ))}
      <Checkbox name="terms" error={problemText(fieldProblems.terms)}>
        {t('joinTerms')}{' '}
        <TextLink to={`/${locale}/loyalty-terms`} className="link-inline" target="_blank">
          {t('joinTermsLink')}
        </TextLink>
      </Checkbox>
      <Button type="submit" pending={isPending} className="w-full">
        {t(invitation.isWaiting ? 'confirmMembership' : 'join')}
      </Button>
    </form>
  )
}

type JoinFormOptions = {
  missing: readonly JoinField[]
  context: JoinContext
  onJoined: (memberId: string | null) => void
}

/** Validates and sends the form. Keeps the typed values after an error. */
function useJoinForm({ missing, context, onJoined }: JoinFormOptions) {
  const t = useMessages()
  const { locale } = context
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [visibleFields, setVisibleFields] = useState(missing)
  const [isPending, setPending] = useState(false)
  const [fieldProblems, setFieldProblems] = useState<JoinProblems>({})
  const [errorMessage, setErrorMessage] = useState<string>()

  /** Shows the problems and focuses the first invalid field. Returns whether there are any. */
  function showProblems(problems: JoinProblems, fields = visibleFields) {
    flushSync(() => {
      setVisibleFields(fields)
      setFieldProblems(problems)
    })
    const [first] = Object.keys(problems)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  function handleRefusal({ name, message, handling }: JoinRefusal) {
    const fieldProblem = typeof handling === 'object' ? handling : undefined
    // The birth date in the profile cannot be changed here.
    const isStoredBirthDate = name === 'ageInvalid' && !visibleFields.includes('birthDate')
    if (!fieldProblem || isStoredBirthDate) return setErrorMessage(message || t('problem'))
    const fields = joinFields.filter(
      (field) => field === fieldProblem.field || visibleFields.includes(field),
    )
    const { minimumAge: age } = context.requirements.birthDate
    const problem = { ...fieldProblem.problem, values: { age } }
    showProblems({ ...currentProblems(fields), [fieldProblem.field]: problem }, fields)
  }

  const currentForm = () => new FormData(form.current ?? undefined)
  const currentProblems = (fields: readonly JoinField[]) => {
    const formData = currentForm()
    const values = { ...filledFields(formData, fields), isAgreed: formData.has('terms') }
    return findJoinProblems(values, fields, withChosenDialCode(context, formData))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setErrorMessage(undefined)
    if (showProblems(currentProblems(visibleFields))) return
    setPending(true)
    const details = joinDetails(currentForm(), visibleFields, locale)
    const result = await joinProgramme({
      locale,
      details,
      referralCode: query.get('referral_code'),
    })
    setPending(false)
    if (result.ok) onJoined(result.value.memberId)
    else handleRefusal(result.refusal)
  }

  return { form, submit, visibleFields, isPending, fieldProblems, errorMessage }
}

/** A phone number is checked against the dial code that is selected beside it. */
function withChosenDialCode(context: JoinContext, form: FormData): JoinContext {
  const { phone, ...others } = context.requirements
  const dialCode = formText(form, dialCodeField('phone')) || phone.dialCode
  return { ...context, requirements: { ...others, phone: { ...phone, dialCode } } }
}

/** The filled fields; the phone number is sent together with its dial code. */
function joinDetails(form: FormData, fields: readonly JoinField[], locale: Locale) {
  const { phone, postalCode, ...details } = filledFields(form, fields)
  const dialCode = formText(form, dialCodeField('phone'))
  return {
    ...details,
    ...(phone !== undefined && { phone: toInternationalPhone(phone, dialCode) }),
    ...(postalCode !== undefined && { postalCode: postalCodeOf({ postalCode }, locale) }),
  }
}

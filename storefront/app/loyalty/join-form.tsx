import { minimumAgeIn } from '@cairn/contract/fields/person-rules'
import { siteOf } from '@cairn/contract/sites/sites'
import { type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { filledFields } from '../platform/form-data.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { birthDateFrom, birthDateText } from './birth-date.ts'
import { type JoinRefusal, joinProgramme } from './change-membership.ts'
import {
  isRequired,
  type JoinField,
  type JoinProblem,
  joinFields,
  findJoinProblems,
} from './join-fields.ts'
import type { Invitation } from './loyalty-view.ts'

type JoinFormProps = {
  invitation: Invitation
  onJoined: (memberId: string | null) => void
}

/** Asks only for the fields that the profile lacks. */
export function JoinForm({ invitation, onJoined }: JoinFormProps) {
  const t = useMessages()
  const { locale } = useShop()
  const { name, email } = invitation
  const { form, submit, visibleFields, isPending, fieldProblems, errorMessage } = useJoinForm({
    invitation,
    onJoined,
  })
  return (
    <form ref={form} noValidate onSubmit={(sent) => void submit(sent)} className="grid gap-4.5">
      {errorMessage !== undefined && <Notice tone="error">{errorMessage}</Notice>}
      <p className="text-ui text-ink-soft">
        {name ? t('joiningAs', { name, email }) : t('joiningAsEmail', { email })}
      </p>
      {visibleFields.map((field) => (
        <JoinInput key={field} field={field} problem={fieldProblems[field]} />
      ))}
      <Checkbox name="terms" error={fieldProblems.terms && t(fieldProblems.terms)}>
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

type InputProps = { label: LabelKey } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'autoCapitalize'
>

const inputProps: Record<JoinField, InputProps> = {
  firstName: { label: 'firstName', autoComplete: 'given-name', maxLength: 60 },
  lastName: { label: 'lastName', autoComplete: 'family-name', maxLength: 60 },
  birthDate: {
    label: 'birthDate',
    autoComplete: 'bday',
    inputMode: 'numeric',
    maxLength: 10,
    placeholder: '01/01/1900',
  },
  phone: { label: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 30 },
  postalCode: {
    label: 'postalCode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    maxLength: 12,
  },
}

function JoinInput({ field, problem }: { field: JoinField; problem: JoinProblem | undefined }) {
  const t = useMessages()
  const { locale } = useShop()
  const { region, country } = siteOf(locale)
  const { label, ...input } = inputProps[field]
  const format = t(region === 'EMEA' ? 'dayMonthYear' : 'monthDayYear')
  const isBirthDate = field === 'birthDate'
  return (
    <TextField
      {...input}
      name={field}
      label={t(label)}
      isOptional={!isRequired(field, locale)}
      help={isBirthDate ? format : undefined}
      error={problem && t(problem, { format, age: minimumAgeIn(country) })}
      {...(isBirthDate && { onBlur: formatBirthDate })}
    />
  )

  /** Adds the separators to a date that was typed as eight digits. */
  function formatBirthDate({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const birthDate = birthDateFrom(currentTarget.value, region)
    if (birthDate) currentTarget.value = birthDateText(birthDate, region)
  }
}

type JoinFormOptions = {
  invitation: Pick<Invitation, 'missing' | 'today'>
  onJoined: (memberId: string | null) => void
}

type JoinProblems = ReturnType<typeof findJoinProblems>

/** Validates and sends the form. Keeps the typed values after an error. */
function useJoinForm({ invitation: { missing, today }, onJoined }: JoinFormOptions) {
  const t = useMessages()
  const { locale } = useShop()
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
    showProblems({ ...currentProblems(fields), [fieldProblem.field]: fieldProblem.problem }, fields)
  }

  const currentForm = () => new FormData(form.current ?? undefined)
  const currentProblems = (fields: readonly JoinField[]) => {
    const formData = currentForm()
    const values = { ...filledFields(formData, fields), isAgreed: formData.has('terms') }
    return findJoinProblems(values, fields, { locale, today })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setErrorMessage(undefined)
    if (showProblems(currentProblems(visibleFields))) return
    setPending(true)
    const details = filledFields(currentForm(), visibleFields)
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

import { datePlaceholder, formatDay, parseDate } from '@cairn/contract/validation/dates'
import {
  type PersonRequirements,
  personRequirementsOf,
} from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import { type ComponentProps, type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { filledFields } from '../platform/form-data.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/field.tsx'
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
} from './join-fields.ts'
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
    placeholder: datePlaceholder,
  },
  phone: { label: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 30 },
  postalCode: {
    label: 'postalCode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    maxLength: 12,
  },
}

type JoinInputProps = {
  field: JoinField
  isOptional: boolean
  problem: Problem | undefined
  requirements: PersonRequirements
}

function JoinInput({ field, isOptional, problem, requirements }: JoinInputProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const { label, ...input } = inputProps[field]
  const { format } = requirements.birthDate
  const isBirthDate = field === 'birthDate'
  return (
    <TextField
      {...input}
      name={field}
      label={t(label)}
      isOptional={isOptional}
      help={isBirthDate ? t(format === 'DD/MM/YYYY' ? 'dayMonthYear' : 'monthDayYear') : undefined}
      error={problemText(problem)}
      {...(isBirthDate && { onBlur: formatBirthDate })}
    />
  )

  /** Adds the separators to a date that was typed as eight digits. */
  function formatBirthDate({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const birthDate = parseDate(currentTarget.value, format)
    if (birthDate) currentTarget.value = formatDay(birthDate, format)
  }
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
    return findJoinProblems(values, fields, context)
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

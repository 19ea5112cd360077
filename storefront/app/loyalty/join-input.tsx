import { datePlaceholder, formatDay, parseDate } from '@cairn/contract/validation/dates'
import type { PersonRequirements } from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import type { ComponentProps, FocusEvent } from 'react'
import type { LabelKey } from '../messages/messages.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { PhoneField } from '../purchase/address/phone-field.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { type JoinField, postalCodeOf } from './join-fields.ts'

type InputProps = { label: LabelKey } & Pick<
  ComponentProps<'input'>,
  'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'autoCapitalize'
>

const inputProps: Record<Exclude<JoinField, 'phone'>, InputProps> = {
  firstName: { label: 'firstName', autoComplete: 'given-name', maxLength: 60 },
  lastName: { label: 'lastName', autoComplete: 'family-name', maxLength: 60 },
  birthDate: {
    label: 'birthDate',
    autoComplete: 'bday',
    inputMode: 'numeric',
    maxLength: 10,
    placeholder: datePlaceholder,
  },
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

export function JoinInput({ field, isOptional, problem, requirements }: JoinInputProps) {
  const t = useMessages()
  const { locale } = useShop()
  const error = useProblemText()(problem)
  if (field === 'phone') {
    const { dialCode } = requirements.phone
    return <PhoneField name="phone" dialCode={dialCode} isOptional={isOptional} error={error} />
  }
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
      error={error}
      {...(isBirthDate && { onBlur: formatBirthDate })}
      {...(field === 'postalCode' && { onBlur: formatPostalCode })}
    />
  )

  function formatPostalCode({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.value = postalCodeOf({ postalCode: currentTarget.value }, locale)
  }

  /** Adds the separators to a date that was typed as eight digits. */
  function formatBirthDate({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const birthDate = parseDate(currentTarget.value, format)
    if (birthDate) currentTarget.value = formatDay(birthDate, format)
  }
}

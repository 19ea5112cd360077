import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { siteOf } from '@cairn/contract/sites/sites'
import { datePlaceholder, formatDay, parseDate } from '@cairn/contract/validation/dates'
import type { Rule } from '@cairn/contract/validation/rule'
import { type ComponentProps, useState } from 'react'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { PhoneField } from '../../purchase/address/phone-field.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import type { SignUpContext, SignUpField, SignUpRules } from './sign-up-fields.ts'
import { genderLabels } from './typed-details.ts'
import type { KnownDetails } from './use-known-details.ts'

export type SignUpErrors = Partial<Record<SignUpField, string>>

export type InputsProps = {
  context: SignUpContext
  rules: SignUpRules
  errors: SignUpErrors
  /** Details of an existing profile, which cannot be changed here. */
  known: KnownDetails
  /** The email address in the link to the form. */
  email: string | undefined
}

const isOptional = (rules: readonly Rule[]) => !rules.some(({ kind }) => kind === 'required')

/** The name, and what identifies the person. */
export function PersonInputs({ context, rules, errors, known, email }: InputsProps) {
  const t = useMessages()
  const { requirements } = context
  const props = (field: 'firstName' | 'lastName' | 'email') => ({
    name: field,
    label: t(field),
    error: errors[field],
    defaultValue: known[field],
    disabled: known[field] !== undefined,
  })
  return (
    <>
      <div className="sign-up-pair">
        <TextField {...props('firstName')} autoComplete="given-name" maxLength={60} data-first />
        <TextField {...props('lastName')} autoComplete="family-name" maxLength={60} />
      </div>
      {requirements.gender.shown && <GenderInput errors={errors} known={known} />}
      <BirthDateInput context={context} rules={rules} errors={errors} known={known} />
      <TextField
        // The address of the link is not in the page of the server, which may be cached.
        key={email}
        {...props('email')}
        defaultValue={known.email ?? email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}

export function GenderInput({ errors, known }: Pick<InputsProps, 'errors' | 'known'>) {
  const t = useMessages()
  return (
    <SelectField
      label={t('gender')}
      name="gender"
      autoComplete="sex"
      error={errors.gender}
      defaultValue={known.gender}
      disabled={known.gender !== undefined}
    >
      <option value="">{t('chooseOne')}</option>
      {Object.entries(genderLabels).map(([gender, label]) => (
        <option key={gender} value={gender}>
          {t(label)}
        </option>
      ))}
    </SelectField>
  )
}

export function BirthDateInput({ context, rules, errors, known }: Omit<InputsProps, 'email'>) {
  const t = useMessages()
  const { format } = context.requirements.birthDate
  return (
    <TextField
      name="birthDate"
      label={t('birthDate')}
      help={t(format === 'DD/MM/YYYY' ? 'dayMonthYear' : 'monthDayYear')}
      autoComplete="bday"
      inputMode="numeric"
      maxLength={10}
      placeholder={datePlaceholder}
      isOptional={isOptional(rules.birthDate)}
      error={errors.birthDate}
      defaultValue={known.birthDate && formatDay(known.birthDate, format)}
      disabled={known.birthDate !== undefined}
      onBlur={({ currentTarget }) => {
        const birthDate = parseDate(currentTarget.value, format)
        if (birthDate) currentTarget.value = formatDay(birthDate, format)
      }}
    />
  )
}

export function PostalCodeInput({ context, rules, errors, known }: Omit<InputsProps, 'email'>) {
  const t = useMessages()
  const { country } = siteOf(context.locale)
  const { maxLength } = context.requirements.postalCode
  return (
    <TextField
      name="postalCode"
      label={t('postalCode')}
      autoComplete="postal-code"
      autoCapitalize="characters"
      maxLength={maxLength ?? 12}
      isOptional={isOptional(rules.postalCode)}
      error={errors.postalCode}
      defaultValue={known.postalCode}
      disabled={known.postalCode !== undefined}
      onBlur={({ currentTarget }) => {
        const typed = { postalCode: currentTarget.value }
        currentTarget.value = normaliseTypedAddress(typed, country).postalCode ?? ''
      }}
    />
  )
}

export function PhoneInput({ context, rules, errors, known }: Omit<InputsProps, 'email'>) {
  const t = useMessages()
  if (known.phone !== undefined)
    return (
      <TextField name="phone" label={t('phone')} defaultValue={known.phone} type="tel" disabled />
    )
  return (
    <PhoneField
      name="phone"
      dialCode={context.requirements.phone.dialCode}
      isOptional={isOptional(rules.phone)}
      error={errors.phone}
    />
  )
}

const newPasswordProps: Partial<ComponentProps<typeof PasswordField>> = {
  autoComplete: 'new-password',
  maxLength: 200,
}

/** With a list of what the password needs, or repeated. */
export function PasswordInputs({ errors }: Pick<InputsProps, 'errors'>) {
  const t = useMessages()
  const { hasNewSignUp } = useFeatures()
  const [password, setPassword] = useState('')
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...newPasswordProps}
          label={t('password')}
          name="password"
          error={errors.password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {hasNewSignUp && <PasswordChecklist password={password} />}
      </div>
      {!hasNewSignUp && (
        <PasswordField
          {...newPasswordProps}
          label={t('confirmPassword')}
          name="confirmPassword"
          error={errors.confirmPassword}
        />
      )}
    </>
  )
}

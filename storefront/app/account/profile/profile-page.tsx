import { siteOf } from '@cairn/contract/sites/sites'
import { datePlaceholder, formatDay, parseDate } from '@cairn/contract/validation/dates'
import { useEffect } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { personState } from '../../person/person-state.ts'
import { readSignedInPerson } from '../../person/read-signed-in-person.ts'
import { useLocale, useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { dialCodeField, PhoneField } from '../../purchase/address/phone-field.tsx'
import { TextLink } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, ProfileView } from '../account-view.ts'
import { genders, postalCodeIn, type ProfileField, profileFormRules } from './profile-fields.ts'

type ProfilePageProps = { view: ProfileView; outcome: FormOutcome | undefined }

export function ProfilePage({ view, outcome }: ProfilePageProps) {
  const t = useMessages()
  const locale = useLocale()
  useCurrentNameInHeader(outcome?.isSaved === true)
  return (
    <AccountFrame current="profile" title={t('profileTitle')}>
      <p className="mt-2 text-ink-soft">{t('signedInAs', { email: view.email })}</p>
      <div className="account-actions mt-3">
        <TextLink to={`/${locale}/account/password`}>{t('changePassword')}</TextLink>
        <TextLink to={`/${locale}/account/email`}>{t('changeEmail')}</TextLink>
      </div>
      <AccountForm outcome={outcome}>
        <ProfileFields view={view} outcome={outcome} />
      </AccountForm>
    </AccountFrame>
  )
}

/** The browser stores the name for the header of all pages. */
function useCurrentNameInHeader(isSaved: boolean) {
  useEffect(() => {
    if (isSaved) void readSignedInPerson(personState().person?.handle ?? null)
  }, [isSaved])
}

function ProfileFields({ view, outcome }: ProfilePageProps) {
  const fieldProps = useProfileInputs(view, outcome)
  const { requirements } = view
  const { format } = requirements.birthDate
  const { value: phone, ...phoneProps } = fieldProps('phone')
  const typedDialCode = outcome?.values?.[dialCodeField('phone')]
  return (
    <>
      <div className="field-pair">
        <NameField label="firstName" autoComplete="given-name" {...fieldProps('firstName')} />
        <NameField label="lastName" autoComplete="family-name" {...fieldProps('lastName')} />
      </div>
      <BirthDateField format={format} {...fieldProps('birthDate')} />
      <PhoneField
        {...phoneProps}
        value={phone}
        dialCode={typedDialCode ?? requirements.phone.dialCode}
      />
      <PostalCodeField {...fieldProps('postalCode')} />
      {(requirements.gender.shown || view.values.gender !== undefined) && (
        <GenderField {...fieldProps('gender')} />
      )}
    </>
  )
}

type InputProps = { name: string; value: string; isOptional: boolean; error: string | undefined }

function useProfileInputs(view: ProfileView, outcome: FormOutcome | undefined) {
  const problemText = useProblemText()
  const { locale } = useShop()
  const rules = profileFormRules({ ...view, locale, stored: view.values })
  return (field: ProfileField): InputProps => ({
    name: field,
    value: outcome?.values?.[field] ?? view.values[field] ?? '',
    isOptional: !rules[field].some(({ kind }) => kind === 'required'),
    error: problemText(outcome?.problems?.[field]),
  })
}

type NameFieldProps = InputProps & { label: LabelKey; autoComplete: string }

function NameField({ label, value, ...input }: NameFieldProps) {
  const t = useMessages()
  return <TextField {...input} label={t(label)} defaultValue={value} maxLength={60} />
}

type BirthDateFieldProps = InputProps & { format: 'MM/DD/YYYY' | 'DD/MM/YYYY' }

/** When the field is left, it adds the separators to a date that was typed as eight digits. */
function BirthDateField({ format, value, ...input }: BirthDateFieldProps) {
  const t = useMessages()
  return (
    <TextField
      {...input}
      label={t('birthDate')}
      help={t(format === 'DD/MM/YYYY' ? 'dayMonthYear' : 'monthDayYear')}
      defaultValue={value}
      autoComplete="bday"
      inputMode="numeric"
      maxLength={10}
      placeholder={datePlaceholder}
      onBlur={({ currentTarget }) => {
        const birthDate = parseDate(currentTarget.value, format)
        if (birthDate) currentTarget.value = formatDay(birthDate, format)
      }}
    />
  )
}

function PostalCodeField({ value, ...input }: InputProps) {
  const t = useMessages()
  const { country } = siteOf(useShop().locale)
  return (
    <TextField
      {...input}
      label={t('postalCode')}
      defaultValue={value}
      autoComplete="postal-code"
      autoCapitalize="characters"
      maxLength={12}
      onBlur={({ currentTarget }) => {
        currentTarget.value = postalCodeIn({ postalCode: currentTarget.value }, country) ?? ''
      }}
    />
  )
}

const genderNames: Record<(typeof genders)[number], LabelKey> = {
  female: 'genderFemale',
  male: 'genderMale',
  other: 'genderOther',
  undisclosed: 'genderUndisclosed',
}

function GenderField({ value, ...select }: InputProps) {
  const t = useMessages()
  return (
    <SelectField {...select} label={t('gender')} defaultValue={value} autoComplete="sex">
      <option value="">{t('chooseOne')}</option>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(genderNames[gender])}
        </option>
      ))}
    </SelectField>
  )
}

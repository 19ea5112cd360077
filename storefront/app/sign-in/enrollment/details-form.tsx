import { required } from '@cairn/contract/validation/text-rules'
import { useFeatures, useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button, TextButton, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SmsConsent, usePhoneClears } from '../sign-up/sign-up-consents.tsx'
import { signUpFormRules } from '../sign-up/sign-up-fields.ts'
import {
  BirthDateInput,
  GenderInput,
  type InputsProps,
  PhoneInput,
  PostalCodeInput,
} from '../sign-up/sign-up-inputs.tsx'
import type { KnownDetails } from '../sign-up/use-known-details.ts'
import { useSignUpContext } from '../sign-up/use-sign-up-context.ts'
import type { DetailsStep } from './detail-problems.ts'
import type { DetailField } from './enrollment-view.ts'
import { useDetailsForm } from './use-details-form.ts'
import '../sign-up/sign-up.css'

type DetailsFormProps = DetailsStep & {
  /** Details of the profile, which are shown and cannot be changed here. */
  known?: KnownDetails
  onDone: () => void
  onSkip: () => void
}

/** Asks a signed-in shopper for details, which can wait. */
export function DetailsForm({ known = {}, onDone, onSkip, ...step }: DetailsFormProps) {
  const t = useMessages()
  const { offersTextMessages } = useFeatures()
  const context = useSignUpContext()
  const typed = { ...step, fields: step.fields.filter((field) => known[field] === undefined) }
  const { form, submit, isPending, errors, message } = useDetailsForm({
    step: typed,
    context,
    onDone,
  })
  const { phoneClears, watchPhone } = usePhoneClears()
  const rules = signUpFormRules(context)
  const phoneRules = step.needsPhone ? [...required, ...rules.phone] : rules.phone
  const inputs = { context, rules: { ...rules, phone: phoneRules }, errors, known }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onChange={watchPhone}
      onSubmit={(sent) => void submit(sent)}
      className="grid gap-4.5"
    >
      {message !== undefined && <Notice tone="error">{message}</Notice>}
      {step.fields.map((field) => (
        <DetailInput key={field} field={field} {...inputs} />
      ))}
      {step.needsPhone && offersTextMessages && (
        <SmsConsent key={phoneClears} error={errors.optInAccepted} />
      )}
      {step.joins && <JoinConsent error={errors.loyaltyTerms} />}
      <Button type="submit" pending={isPending} className="w-full">
        {t('goOn')}
      </Button>
      <TextButton onClick={onSkip} className="justify-self-start">
        {t('skipInterests')}
      </TextButton>
    </form>
  )
}

function DetailInput({ field, ...inputs }: Omit<InputsProps, 'email'> & { field: DetailField }) {
  const t = useMessages()
  switch (field) {
    case 'firstName':
    case 'lastName':
      return (
        <TextField
          name={field}
          label={t(field)}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          maxLength={60}
          error={inputs.errors[field]}
          defaultValue={inputs.known[field]}
          disabled={inputs.known[field] !== undefined}
        />
      )
    case 'gender':
      return <GenderInput {...inputs} />
    case 'birthDate':
      return <BirthDateInput {...inputs} />
    case 'phone':
      return <PhoneInput {...inputs} />
    case 'postalCode':
      return <PostalCodeInput {...inputs} />
  }
}

/** The terms open in another tab, so that what was typed stays. */
function JoinConsent({ error }: { error: string | undefined }) {
  const t = useMessages()
  return (
    <Checkbox name="loyaltyTerms" error={error}>
      {t('signUpJoin')} {t('joinTerms')}{' '}
      <TextLink to={`/${useLocale()}/loyalty-terms`} className="link-inline" target="_blank">
        {t('joinTermsLink')}
      </TextLink>
    </Checkbox>
  )
}

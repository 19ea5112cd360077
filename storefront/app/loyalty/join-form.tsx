import { minimumAgeIn } from '@cairn/contract/birth-date'
import { siteOf } from '@cairn/contract/sites'
import type { ComponentProps, FocusEvent } from 'react'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'
import { useShop } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { birthDateFrom, birthDateText } from './birth-date-text.ts'
import { isDemanded, type JoinField, type JoinProblem } from './join-fields.ts'
import type { Invitation } from './loyalty-view.ts'
import { useJoining } from './use-joining.ts'

type JoinFormProps = {
  invitation: Invitation
  onJoined: (memberId: string | null) => void
}

/** Who has an account joins with it: nothing is asked for that is known. */
export function JoinForm({ invitation, onJoined }: JoinFormProps) {
  const t = useMessages()
  const { locale } = useShop()
  const { name, email } = invitation
  const { form, submit, asked, isPending, wrong, refused } = useJoining({ invitation, onJoined })
  return (
    <form ref={form} noValidate onSubmit={(sent) => void submit(sent)} className="grid gap-4.5">
      {refused !== undefined && <Notice tone="error">{refused}</Notice>}
      <p className="text-ui text-ink-soft">
        {name ? t('joiningAs', { name, email }) : t('joiningAsEmail', { email })}
      </p>
      {asked.map((field) => (
        <JoinInput key={field} field={field} problem={wrong[field]} />
      ))}
      <Checkbox name="terms" error={wrong.terms && t(wrong.terms)}>
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

type Look = { label: MessageKey } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'autoCapitalize'
>

const looks: Record<JoinField, Look> = {
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
  const { label, ...input } = looks[field]
  const format = t(region === 'EMEA' ? 'dayMonthYear' : 'monthDayYear')
  const isBirthDate = field === 'birthDate'
  return (
    <TextField
      {...input}
      name={field}
      label={t(label)}
      isOptional={!isDemanded(field, locale)}
      help={isBirthDate ? format : undefined}
      error={problem && t(problem, { format, age: minimumAgeIn(country) })}
      {...(isBirthDate && { onBlur: writeOut })}
    />
  )

  /** Eight digits are enough to type. */
  function writeOut({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const birthDate = birthDateFrom(currentTarget.value, region)
    if (birthDate) currentTarget.value = birthDateText(birthDate, region)
  }
}

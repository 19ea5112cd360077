import type { ShopEvent } from '@cairn/contract/events/event-calls'
import { daysOfEvent } from '@cairn/contract/events/event-days'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { FieldError, TextField } from '../ui/forms/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Notice } from '../ui/notice.tsx'
import {
  type ConsumerDetails,
  eventIntent,
  type EventFormValues,
  type FailedRegistration,
  newEventFormValues,
} from './event-registration.ts'
import { useEventForm } from './use-event-form.ts'

type EventFormProps = {
  event: ShopEvent
  profile: ConsumerDetails
  initial?: FailedRegistration | undefined
  onDone: () => void
}

export function EventForm({ event, profile, initial, onDone }: EventFormProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const days = daysOfEvent(event)
  const values = initial?.values ?? newEventFormValues(event, profile)
  const { form, submit, isPending, fieldProblems, errorMessage, clearError } = useEventForm({
    event,
    profile,
    initial,
    onDone,
  })
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4.5"
      onSubmit={(submitEvent) => void submit(submitEvent)}
    >
      <p className="text-small text-ink-soft">{t('signUpRequired')}</p>
      <input type="hidden" name="intent" value={eventIntent} />
      <input type="hidden" name="eventId" value={event.eventId} />
      {errorMessage !== undefined && (
        <div className="event-error">
          <Notice tone="error">{errorMessage}</Notice>
          <IconButton icon="close" label={t('close')} onClick={clearError} />
        </div>
      )}
      <fieldset disabled={isPending} className="grid gap-4.5">
        <PersonFields profile={profile} values={values} fieldProblems={fieldProblems} />
        <DayFields
          days={days}
          chosenDays={values.days}
          error={fieldProblems.day && t(fieldProblems.day)}
        />
        {event.enablePlusOne && (
          <TextField
            label={t('eventGuest')}
            name="plusOne"
            isOptional
            maxLength={60}
            autoComplete="off"
            defaultValue={values.plusOne}
            error={problemText(fieldProblems.plusOne)}
          />
        )}
        <TermsField isAgreed={values.isAgreed} error={problemText(fieldProblems.terms)} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {t('eventSignUp')}
        </Button>
      </fieldset>
    </form>
  )
}

type TermsFieldProps = { isAgreed: boolean; error: string | undefined }

function TermsField({ isAgreed, error }: TermsFieldProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Checkbox name="terms" defaultChecked={isAgreed} error={error}>
      {t('eventTerms')}{' '}
      <TextLink to={`/${locale}/brand-terms`} className="link-inline">
        {t('eventTermsLink')}
      </TextLink>
    </Checkbox>
  )
}

type EventProblems = ReturnType<typeof useEventForm>['fieldProblems']

type PersonFieldsProps = {
  profile: ConsumerDetails
  values: EventFormValues
  fieldProblems: EventProblems
}

/** Filled from the profile. Only missing names can be edited. */
function PersonFields({ profile, values, fieldProblems }: PersonFieldsProps) {
  const t = useMessages()
  const problemText = useProblemText()
  return (
    <>
      <TextField label={t('email')} name="email" type="email" readOnly value={profile.email} />
      <div className="event-name-fields">
        {nameFields.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            maxLength={60}
            defaultValue={profile[name] || values[name]}
            readOnly={Boolean(profile[name])}
            error={problemText(fieldProblems[name])}
          />
        ))}
      </div>
    </>
  )
}

const nameFields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const

type DayFieldsProps = {
  days: readonly string[]
  chosenDays: readonly string[]
  error: string | undefined
}

/** An event of a single day offers no choice. */
function DayFields({ days, chosenDays, error }: DayFieldsProps) {
  const t = useMessages()
  const locale = useLocale()
  const [onlyDay, ...otherDays] = days
  if (otherDays.length === 0)
    return (
      <p className="text-ui">
        {onlyDay && t('eventOnDay', { day: formatDate(locale, onlyDay) })}
        <input type="hidden" name="day" value={onlyDay} />
      </p>
    )
  const messageId = error && 'event-days-error'
  return (
    <fieldset aria-describedby={messageId}>
      <legend className="field-label">{t('eventDays')}</legend>
      <div className="grid gap-1">
        {days.map((day) => (
          <Checkbox key={day} name="day" value={day} defaultChecked={chosenDays.includes(day)}>
            {formatDate(locale, day)}
          </Checkbox>
        ))}
      </div>
      <FieldError id={messageId}>{error}</FieldError>
    </fieldset>
  )
}

import { daysOfEvent } from '@cairn/contract/event-days'
import type { ShopEvent } from '@cairn/contract/event-entity'
import { dayIn } from '../platform/day-in.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useEventForm } from './use-event-form.ts'
import type { Details } from './use-profile.ts'

type EventFormProps = { event: ShopEvent; profile: Details; onDone: () => void }

export function EventForm({ event, profile, onDone }: EventFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const days = daysOfEvent(event)
  const { form, submit, isPending, wrong, refused, forgetRefused } = useEventForm({
    event,
    profile,
    onDone,
  })
  return (
    <form ref={form} noValidate className="grid gap-4.5" onSubmit={(sent) => void submit(sent)}>
      {refused !== undefined && (
        <div className="event-refused">
          <Notice tone="error">{refused}</Notice>
          <IconButton icon="close" label={t('close')} onClick={forgetRefused} />
        </div>
      )}
      <fieldset disabled={isPending} className="grid gap-4.5">
        <Who profile={profile} wrong={wrong} />
        <Days days={days} error={wrong.day && t(wrong.day)} />
        {event.enablePlusOne && (
          <TextField
            label={t('eventGuest')}
            name="plusOne"
            isOptional
            maxLength={60}
            autoComplete="off"
            error={wrong.plusOne && t(wrong.plusOne)}
          />
        )}
        <Checkbox name="terms" error={wrong.terms && t(wrong.terms)}>
          {t('eventTerms')}{' '}
          <TextLink to={`/${locale}/brand-terms`} className="link-inline">
            {t('eventTermsRead')}
          </TextLink>
        </Checkbox>
        <Button type="submit" pending={isPending} className="justify-self-start">
          {t('eventSend')}
        </Button>
      </fieldset>
    </form>
  )
}

type Wrongs = ReturnType<typeof useEventForm>['wrong']

/** As their profile has it; a name that it lacks is asked for. */
function Who({ profile, wrong }: { profile: Details; wrong: Wrongs }) {
  const t = useMessages()
  return (
    <>
      <TextField label={t('email')} name="email" type="email" readOnly value={profile.email} />
      <div className="event-names">
        {names.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            label={t(name)}
            name={name}
            autoComplete={autoComplete}
            maxLength={60}
            defaultValue={profile[name] ?? ''}
            readOnly={Boolean(profile[name])}
            error={wrong[name] && t(wrong[name])}
          />
        ))}
      </div>
    </>
  )
}

const names = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
] as const

type DaysProps = { days: readonly string[]; error: string | undefined }

/** A single day need not be chosen. */
function Days({ days, error }: DaysProps) {
  const t = useMessages()
  const locale = useLocale()
  const [only, ...more] = days
  if (more.length === 0)
    return (
      <p className="text-ui">
        {only && t('eventOn', { day: dayIn(locale, only) })}
        <input type="hidden" name="day" value={only} />
      </p>
    )
  const errorId = error && 'event-days-error'
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="field-label">{t('eventDays')}</legend>
      <div className="grid gap-1">
        {days.map((day) => (
          <Checkbox key={day} name="day" value={day}>
            {dayIn(locale, day)}
          </Checkbox>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

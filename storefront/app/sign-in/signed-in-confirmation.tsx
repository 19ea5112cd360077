import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Person } from './person/person-state.ts'

type SignedInProps = { person: Person | null; onGoOn: () => void }

/** Shows who is signed in and the next steps. */
export function SignedInConfirmation({ person, onGoOn }: SignedInProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        {person?.email ? t('signedInAs', { email: person.email }) : t('signedIn')}
      </p>
      <Button type="button" onClick={onGoOn} data-first className="w-full">
        {t('goOn')}
      </Button>
      <ButtonLink to={`/${locale}/account`} look="line" className="w-full">
        {t('yourAccount')}
      </ButtonLink>
    </div>
  )
}

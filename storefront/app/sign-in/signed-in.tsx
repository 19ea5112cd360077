import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Person } from './person-memory.ts'

type SignedInProps = { person: Person | null; onGoOn: () => void }

/** Says who is signed in, and how to go on. */
export function SignedIn({ person, onGoOn }: SignedInProps) {
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

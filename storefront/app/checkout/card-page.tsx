import { useMessages } from '../platform/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Where the provider has cards typed on a page of its own: one goes there, and comes back with a card. */
export function CardPage({ address }: { address: string }) {
  const t = useMessages()
  return (
    <div className="card-page grid justify-items-start gap-4">
      <p className="text-ui text-ink-soft">{t('cardOnPage')}</p>
      <ButtonLink to={address} look="line" reloadDocument>
        {t('toCardPage')}
      </ButtonLink>
    </div>
  )
}

import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** For a listing that does not exist: not an error page, but an empty shelf. */
export function NothingHere() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="page py-section">
      <PageTitle>{t('listingEmptyTitle')}</PageTitle>
      <PageMessage title={t('listingEmptyTitle')} text={t('listingEmptyText')}>
        <ButtonLink to={`/${locale}`}>{t('backToStart')}</ButtonLink>
      </PageMessage>
    </div>
  )
}

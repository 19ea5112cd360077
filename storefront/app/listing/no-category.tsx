import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** For a category that does not exist: an empty listing rather than an error page. */
export function NoCategory() {
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

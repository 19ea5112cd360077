import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function NotFound() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <div className="page pt-section">
        <PageMessage title={t('notFoundTitle')} text={t('notFoundText')}>
          <ButtonLink to={`/${locale}`}>{t('backToStart')}</ButtonLink>
        </PageMessage>
      </div>
    </>
  )
}

import { Form, isRouteErrorResponse } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** Shown instead of a page that does not exist or could not be rendered. */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages()
  const locale = useLocale()
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
  const title = t(isMissing ? 'notFoundTitle' : 'errorTitle')
  return (
    <div className="page py-section">
      <PageTitle>{title}</PageTitle>
      <PageMessage title={title} text={t(isMissing ? 'notFoundText' : 'errorText')}>
        <ButtonLink to={`/${locale}`} reloadDocument>
          {t('backToStart')}
        </ButtonLink>
        {!isMissing && (
          <Form reloadDocument>
            <button className="retry-button underlined">{t('tryAgain')}</button>
          </Form>
        )}
      </PageMessage>
    </div>
  )
}

import { Form, isRouteErrorResponse } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** In place of a page that is not there, or that could not be shown. */
export function PageProblem({ error }: { error: unknown }) {
  const t = useMessages()
  const locale = useLocale()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
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
            <button className="underlined min-h-11 font-[540]">{t('tryAgain')}</button>
          </Form>
        )}
      </PageMessage>
    </div>
  )
}

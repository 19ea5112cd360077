import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export function FavouritesFailed() {
  const t = useMessages()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="page py-section">
      <PageTitle>{t('favourites')}</PageTitle>
      <PageMessage title={t('favouritesFailedTitle')} text={t('favouritesFailedText')}>
        <Form method="get">
          <Button pending={isTrying}>{t('tryAgain')}</Button>
        </Form>
      </PageMessage>
    </div>
  )
}

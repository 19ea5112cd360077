import { Form, useNavigation } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { PageMessage } from '../../ui/page-message.tsx'

export function CartFailed({ message }: { message: string }) {
  const t = useMessages()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="py-6 lg:py-10">
      <PageMessage title={t('cartFailedTitle')} text={message || t('cartFailedText')}>
        <Form method="get">
          <Button pending={isTrying}>{t('tryAgain')}</Button>
        </Form>
      </PageMessage>
    </div>
  )
}

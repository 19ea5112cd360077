import { Form, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** Asks whether other shoppers may not mail their favourites any more. */
export function NoMailsPage({ isRefused }: { isRefused: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  const isPending = useNavigation().state !== 'idle'
  return (
    <div className="page py-section">
      <PageTitle>{t('noShareMailsTitle')}</PageTitle>
      {isRefused ? (
        <output>
          <PageMessage title={t('noShareMailsTitle')} text={t('noShareMailsDone')}>
            <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
          </PageMessage>
        </output>
      ) : (
        <PageMessage title={t('noShareMailsTitle')} text={t('noShareMailsText')}>
          <Form method="post">
            <Button pending={isPending}>{t('noShareMailsButton')}</Button>
          </Form>
        </PageMessage>
      )}
    </div>
  )
}

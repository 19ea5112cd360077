import { data, Form, useNavigation } from 'react-router'
import { showErrorPage } from '../platform/calls/handling.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/no-mails-route.ts'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Following the link changes nothing, because mail programs follow links by themselves. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  const { commerce } = context.get(pageContext)
  const result = await commerce.refuseSharedFavourites(
    { body: { token } },
    { callUnknown: showErrorPage },
  )
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return { isRefused: true }
}

export default function NoMailsRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages()
  const locale = useLocale()
  const isPending = useNavigation().state !== 'idle'
  return (
    <div className="page py-section">
      <PageTitle>{t('noShareMailsTitle')}</PageTitle>
      {actionData ? (
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

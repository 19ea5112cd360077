import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { MessageKey } from '../messages/messages.ts'

/** What the bank said, that the provider does not answer, or that nobody knows yet, or that it is about nothing that we know. */
export type Returned = 'refused' | 'unknown' | 'waiting' | 'away'

const told = {
  refused: { title: 'returnRefusedTitle', text: 'challengeFailed' },
  waiting: { title: 'returnWaitingTitle', text: 'returnWaitingText' },
  away: { title: 'returnAwayTitle', text: 'returnAwayText' },
  unknown: { title: 'returnUnknownTitle', text: 'returnUnknownText' },
} as const satisfies Record<Returned, { title: MessageKey; text: MessageKey }>

/** Whoever went to their bank with the whole page, and comes back without an order. */
export function ReturnPage({ returned, here }: { returned: Returned; here: string }) {
  const t = useMessages()
  const locale = useLocale()
  const { title, text } = told[returned]
  return (
    <div className="page py-section">
      <PageTitle>{t(title)}</PageTitle>
      <meta name="robots" content="noindex" />
      <PageMessage title={t(title)} text={t(text)}>
        {returned === 'refused' && (
          <ButtonLink to={`/${locale}/checkout?step=billing`} reloadDocument>
            {t('payAnotherWay')}
          </ButtonLink>
        )}
        {(returned === 'waiting' || returned === 'away') && (
          <ButtonLink to={here} reloadDocument>
            {t('lookAgain')}
          </ButtonLink>
        )}
        {returned === 'unknown' && (
          <ButtonLink to={`/${locale}/orders/track`} reloadDocument>
            {t('trackTitle')}
          </ButtonLink>
        )}
        <ButtonLink to={`/${locale}/cart`} look="line" reloadDocument>
          {t('backToBag')}
        </ButtonLink>
      </PageMessage>
    </div>
  )
}

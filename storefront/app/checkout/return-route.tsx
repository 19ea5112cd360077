import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { basketIdOf } from '../cart/read-cart.server.ts'
import { clearUnfinishedOrder } from '../cart/state/unfinished-order.ts'
import type { LabelKey } from '../messages/messages.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/return-route.ts'
import { handlePaymentReturn } from './payment-return.server.ts'

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** The return URL for bank challenges and card pages that replace the whole page. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const basketId = basketIdOf(request)
  const result = await handlePaymentReturn({ commerce, query: url.searchParams, basketId })
  if ('step' in result) throw redirect(`/${params.locale}/checkout?step=${result.step}`, 303)
  if ('orderNumber' in result) {
    throw redirect(`/${params.locale}/order-confirmation?order=${result.orderNumber}`, 303)
  }
  return data({ problem: result.problem, retryUrl: url.pathname + url.search })
}

export default function ReturnRoute({ loaderData }: Route.ComponentProps) {
  return <ReturnPage {...loaderData} />
}

/**
 * The bank refused, the provider is unavailable, the result is not known yet, or there is nothing
 * to return to.
 */
export type ReturnProblem = 'refused' | 'unknown' | 'waiting' | 'unavailable'

const messages = {
  refused: { title: 'bankRefusedTitle', text: 'challengeFailed' },
  waiting: { title: 'bankPendingTitle', text: 'bankPendingText' },
  unavailable: { title: 'paymentServiceDownTitle', text: 'paymentServiceDownText' },
  unknown: { title: 'noPaymentTitle', text: 'noPaymentText' },
} as const satisfies Record<ReturnProblem, { title: LabelKey; text: LabelKey }>

/** Explains to a shopper who returns without an order what happened and how to continue. */
export function ReturnPage({ problem, retryUrl }: { problem: ReturnProblem; retryUrl: string }) {
  useEffect(() => {
    if (problem === 'refused') clearUnfinishedOrder()
  }, [problem])
  const t = useMessages()
  const locale = useLocale()
  const { title, text } = messages[problem]
  return (
    <div className="page py-section">
      <PageTitle>{t(title)}</PageTitle>
      <PageMessage title={t(title)} text={t(text)}>
        {problem === 'refused' && (
          <ButtonLink to={`/${locale}/checkout?step=billing`} reloadDocument>
            {t('payAnotherWay')}
          </ButtonLink>
        )}
        {(problem === 'waiting' || problem === 'unavailable') && (
          <ButtonLink to={retryUrl} reloadDocument>
            {t('readAgain')}
          </ButtonLink>
        )}
        {problem === 'unknown' && (
          <ButtonLink to={`/${locale}/orders/track`} reloadDocument>
            {t('trackTitle')}
          </ButtonLink>
        )}
        <ButtonLink to={`/${locale}/cart`} look="line" reloadDocument>
          {t('backToCart')}
        </ButtonLink>
      </PageMessage>
    </div>
  )
}

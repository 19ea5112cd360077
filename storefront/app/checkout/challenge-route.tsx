import { redirect } from 'react-router'
import {
  clearUnfinishedOrder,
  readUnfinishedOrder,
  type UnfinishedOrder,
} from '../cart/state/unfinished-order.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { goOn } from '../platform/calls/handling.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/challenge-route.ts'
import { recoverFromRefusal } from './order/order-outcome.ts'
import { UnfinishedOrderPage } from './order/unfinished-order-page.tsx'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Where a page that is loaded again during a bank challenge leads. The order is known in this tab only. */
export async function clientLoader({
  params: { locale },
}: Route.ClientLoaderArgs): Promise<UnfinishedOrder> {
  const order = readUnfinishedOrder()
  if (!order) throw redirect(`/${locale}/cart`)
  const { orderNumber, st } = order
  const result = await browserCommerce().readOpenOrder(
    { params: { orderNumber }, query: { st } },
    { orderNotFound: goOn },
  )
  if (!result.ok) return order
  const { state, secondsLeft } = result.value
  if (state === 'placed') {
    clearUnfinishedOrder()
    throw redirect(`/${locale}/order-confirmation?order=${orderNumber}`)
  }
  if (state === 'failed') {
    clearUnfinishedOrder()
    await recoverFromRefusal(true)
  }
  return { ...order, heldUntil: Date.now() + secondsLeft * 1000 }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  const t = useMessages()
  return (
    <div className="page py-section">
      <LoadingMark>{t('loading')}</LoadingMark>
    </div>
  )
}

export default function ChallengeRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  return (
    <div className="page py-section">
      <PageTitle>{t('challengeTitle')}</PageTitle>
      <UnfinishedOrderPage order={loaderData} />
    </div>
  )
}

import { orderTicket } from '@cairn/contract/order-entity'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import type { Route } from './+types/order-confirmation-route.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import './checkout.css'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** The order that the address names, where it is one of whoever asks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { commerce } = context.get(pageContext)
  const orderId = url.searchParams.get('order')
  if (!orderId) return { order: null }
  const ticket = orderTicket.safeParse(url.searchParams.get('st'))
  const read = await renewingSession(commerce, () =>
    commerce.readOrder({ params: { orderId }, query: { st: ticket.data } }),
  )
  return { order: read.ok ? read.value : null }
}

export default function OrderConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <OrderConfirmation told={loaderData.order} />
}

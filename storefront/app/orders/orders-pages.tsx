import { Blocks } from '../content/blocks.tsx'
import { OrderConfirmation } from '../checkout/order-confirmation.tsx'
import { OneOrder } from './order-page.tsx'
import { OrderHistory } from './order-history-page.tsx'
import type { Acted, OrdersView } from './orders-view.ts'
import { ReturnPage } from './return-page.tsx'
import { TrackOrderPage } from './track-order-page.tsx'

type OrdersProps = { view: OrdersView; acted: Acted | undefined }

export function Orders({ view, acted }: OrdersProps) {
  switch (view.kind) {
    case 'confirmation':
      return (
        <>
          <OrderConfirmation told={view.order} />
          <Blocks blocks={view.around} isNamed />
        </>
      )
    case 'history':
      return <OrderHistory {...view} />
    case 'track':
      return <TrackOrderPage orderNumber={view.orderNumber} tracked={acted?.tracked} />
    case 'order':
      return <OneOrder {...view} outcome={acted?.outcome} />
    case 'return':
      return <ReturnPage {...view} outcome={acted?.outcome} />
  }
}

import { OrderConfirmation } from '../checkout/order/order-confirmation.tsx'
import { Blocks } from '../content/blocks/blocks.tsx'
import { OrderHistory } from './order-history-page.tsx'
import { OrderPageOrError } from './order-page.tsx'
import type { OrderActionData, OrdersView } from './orders-view.ts'
import { ReturnPage } from './return-page.tsx'
import { TrackOrderPage } from './track-order-page.tsx'
import { WithdrawalPage } from './withdrawal/withdrawal-page.tsx'

type OrdersProps = { view: OrdersView; actionData: OrderActionData | undefined }

export function Orders({ view, actionData = {} }: OrdersProps) {
  const { tracking, outcome, withdrawal } = actionData
  switch (view.kind) {
    case 'confirmation':
      return (
        <>
          <OrderConfirmation loadedOrder={view.order} />
          <Blocks blocks={view.blocks} hasTitle />
        </>
      )
    case 'history':
      return (
        <>
          <OrderHistory {...view} />
          <Blocks blocks={view.blocks} hasTitle />
        </>
      )
    case 'track':
      return <TrackOrderPage orderNumber={view.orderNumber} tracking={tracking} />
    case 'order':
      return <OrderPageOrError {...view} outcome={outcome} />
    case 'return':
      return <ReturnPage {...view} outcome={outcome} />
    case 'withdrawal':
      return <WithdrawalPage values={view.values} sent={withdrawal} />
  }
}

import type { Cart } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Option } from '../ui/options.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { deliveryGroups, type DeliveryGroup, speedsOf } from './delivery-groups.ts'

/** How fast what comes home comes; taken at once, so that the totals tell. */
export function DeliverySpeeds({ cart }: { cart: Cart }) {
  const t = useMessages()
  const groups = deliveryGroups(cart).filter(
    (group) => speedsOf(group).length > 0 && isAtHome(group),
  )
  if (groups.length === 0) return null
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('howFast')}</h2>
      {groups.map((group) => (
        <Speeds
          key={group.shipmentId}
          group={group}
          isFree={groups.length === 1 && cart.totals.shipping === 0}
        />
      ))}
    </section>
  )
}

const isAtHome = ({ code }: DeliveryGroup) => code === 'standard' || code === 'express'

type SpeedsProps = {
  group: DeliveryGroup
  /** A promotion pays for the way that is chosen. */
  isFree: boolean
}

function Speeds({ group, isFree }: SpeedsProps) {
  const t = useMessages()
  const money = useMoney()
  const speeds = speedsOf(group)
  return (
    <DeliveryForm key={group.code} group={group} legend={t('howFast')}>
      {speeds.map(({ selected, shippingMethod: { code, label, deliveryTime, price } }) => (
        <Option
          key={code}
          name="code"
          value={code}
          icon="truck"
          title={label}
          note={deliveryTime}
          end={price === 0 || (selected && isFree) ? t('deliveryFree') : money(price)}
          defaultChecked={selected}
        />
      ))}
    </DeliveryForm>
  )
}

import type { Cart } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Option } from '../ui/options.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { deliveryGroups, type DeliveryGroup, isOnlyHome, speedsOf } from './delivery-groups.ts'
import { checkoutText, type RefusedCheckout, refusedFor } from './refused-checkout.ts'

type DeliverySpeedsProps = { cart: Cart; refused: RefusedCheckout | undefined }

/** How fast what comes home comes; taken at once, so that the totals tell. */
export function DeliverySpeeds({ cart, refused }: DeliverySpeedsProps) {
  const t = useMessages()
  const all = deliveryGroups(cart)
  const groups = all.filter((group) => speedsOf(group).length > 0 && isAtHome(group))
  if (groups.length === 0) return null
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('howFast')}</h2>
      {groups.map((group) => (
        <Speeds
          key={group.shipmentId}
          group={group}
          isFree={groups.length === 1 && cart.totals.shipping === 0}
          why={refusedFor(group.shipmentId, refused)}
          // Where there are ways, it is told below them.
          isTold={isOnlyHome(all)}
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
  why: RefusedCheckout | undefined
  isTold: boolean
}

function Speeds({ group, isFree, why, isTold }: SpeedsProps) {
  const t = useMessages()
  const money = useMoney()
  const speeds = speedsOf(group)
  return (
    <>
      <DeliveryForm key={group.code} group={group} legend={t('howFast')} refused={why}>
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
      {why && isTold && (
        <div className="mt-3.5">
          <InlineMessage tone="error">{checkoutText(why, t)}</InlineMessage>
        </div>
      )}
    </>
  )
}

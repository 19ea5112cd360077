import type { Cart } from '@cairn/contract/cart-entity'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import type { IconName } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Option } from '../ui/options.tsx'
import type { Picking } from './checkout-view.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { deliveryGroups, type DeliveryGroup, isOnlyHome, waysOf } from './delivery-groups.ts'
import { isFetched } from './delivery.ts'
import { ChosenPlace, PlacePicker } from './place-picker.tsx'
import { checkoutText, type RefusedCheckout, refusedFor } from './refused-checkout.ts'
import type { ShippingMethodCode } from './shipping-codes.ts'
import { Thumbs } from './thumbs.tsx'

type Told = { picking: Picking | null; refused: RefusedCheckout | undefined }

/** For everything that travels together, how it gets to whoever buys it. */
export function DeliveryWays({ cart, ...told }: Told & { cart: Cart }) {
  const groups = deliveryGroups(cart)
  if (isOnlyHome(groups)) return null
  return groups.map((group) => (
    <Group key={group.shipmentId} group={group} isAlone={groups.length === 1} {...told} />
  ))
}

const names: Record<ShippingMethodCode, MessageKey> = {
  standard: 'toYourDoor',
  express: 'toYourDoor',
  customs: 'madeForYou',
  digital: 'byEmail',
  pickup: 'forPickup',
  sts: 'forPickup',
  pudo: 'forPickup',
}

type GroupProps = Told & { group: DeliveryGroup; isAlone: boolean }

function Group({ group, isAlone, picking, refused }: GroupProps) {
  const t = useMessages()
  const { shipmentId, code } = group
  const here = picking?.shipmentId === shipmentId ? picking : null
  const why = refusedFor(shipmentId, refused)
  return (
    <section aria-labelledby={`group-${shipmentId}`} className="checkout-part">
      <h2 id={`group-${shipmentId}`} className="display text-h3">
        {t(isAlone ? 'howToGetIt' : names[code])}
      </h2>
      {!isAlone && <Thumbs items={group.items} />}
      <div className="mt-3.5 grid gap-3.5">
        <Choice group={group} chosen={here?.code ?? code} why={why} />
        {why && <InlineMessage tone="error">{checkoutText(why, t)}</InlineMessage>}
        <Where group={group} picking={here} />
      </div>
    </section>
  )
}

function Choice(props: WaysProps) {
  if (waysOf(props.group).length > 1) return <Ways {...props} />
  return <p className="text-ui text-ink-soft">{props.group.method?.deliveryTime}</p>
}

function Where({ group, picking }: { group: DeliveryGroup; picking: Picking | null }) {
  if (picking) return <PlacePicker group={group} picking={picking} />
  return isFetched(group.code) ? <ChosenPlace group={group} /> : null
}

const icons: Record<ShippingMethodCode, IconName> = {
  standard: 'truck',
  express: 'truck',
  customs: 'mend',
  digital: 'mail',
  pickup: 'store',
  sts: 'box',
  pudo: 'pin',
}

type WaysProps = {
  group: DeliveryGroup
  chosen: ShippingMethodCode
  why: RefusedCheckout | undefined
}

function Ways({ group, chosen, why }: WaysProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <DeliveryForm key={chosen} group={group} legend={t('howToGetIt')} refused={why}>
      {waysOf(group).map(({ shippingMethod: { code, label, deliveryTime, price } }) => {
        const isHome = !isFetched(code)
        return (
          <Option
            key={code}
            name="code"
            value={code}
            icon={icons[code]}
            title={isHome ? t('toYourDoor') : label}
            note={deliveryTime}
            end={priceText({ price, isHome }, t('deliveryFree'), money)}
            defaultChecked={isHome ? !isFetched(chosen) : code === chosen}
          />
        )
      })}
    </DeliveryForm>
  )
}

/** What comes home has its price where its speed is chosen. */
const priceText = (
  { price, isHome }: { price: number; isHome: boolean },
  free: string,
  money: (amount: number) => string,
) => {
  if (isHome) return ''
  return price === 0 ? free : money(price)
}

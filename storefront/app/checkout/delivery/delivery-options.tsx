import type { Cart } from '@cairn/contract/cart/cart'
import {
  type Destination,
  isCollected,
  isHomeDeliverySpeed,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { ItemThumbnails } from '../../purchase/ordered-items.tsx'
import { Option } from '../../ui/forms/options.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import type { PickupSearch } from '../checkout-view.ts'
import {
  checkoutErrorText,
  type CheckoutError,
  deliveryErrorFor,
} from '../commands/checkout-error.ts'
import { DeliveryChoice, DeliveryForm } from './delivery-form.tsx'
import {
  type DeliveryGroup,
  deliveryGroups,
  groupTitleOf,
  isHomeDeliveryOnly,
  speedsOf,
  methodsOf,
} from './delivery-groups.ts'
import { ChosenPickupPlace, PickupPlacePicker } from './pickup-place-picker.tsx'

type DeliveryState = { pickupSearch: PickupSearch | null; error: CheckoutError | undefined }

/** The delivery methods for each group of items. */
export function DeliveryMethods({ cart, ...state }: DeliveryState & { cart: Cart }) {
  const groups = deliveryGroups(cart)
  if (isHomeDeliveryOnly(groups)) return null
  return groups.map((group) => (
    <MethodGroup key={group.shipmentId} group={group} isAlone={groups.length === 1} {...state} />
  ))
}

type GroupProps = DeliveryState & { group: DeliveryGroup; isAlone: boolean }

function MethodGroup({ group, isAlone, pickupSearch, error }: GroupProps) {
  const t = useMessages()
  const { shipmentId, code } = group
  const search = pickupSearch?.shipmentId === shipmentId ? pickupSearch : null
  const groupError = deliveryErrorFor(shipmentId, error)
  return (
    <section aria-labelledby={`group-${shipmentId}`} className="checkout-part">
      <h2 id={`group-${shipmentId}`} className="display text-h3">
        {t(isAlone ? 'howToGetIt' : groupTitleOf(code))}
      </h2>
      {!isAlone && <ItemThumbnails items={group.items} />}
      <div className="mt-3.5 grid gap-3.5">
        <MethodChoice group={group} chosenCode={search?.code ?? code} groupError={groupError} />
        {groupError && (
          <InlineMessage tone="error">{checkoutErrorText(groupError, t)}</InlineMessage>
        )}
        <PickupLocation group={group} pickupSearch={search} />
      </div>
    </section>
  )
}

function MethodChoice(props: MethodOptionsProps) {
  if (methodsOf(props.group).length > 1) return <MethodOptions {...props} />
  return <p className="text-ui text-ink-soft">{props.group.method?.deliveryTime}</p>
}

function PickupLocation({
  group,
  pickupSearch,
}: {
  group: DeliveryGroup
  pickupSearch: PickupSearch | null
}) {
  if (pickupSearch) return <PickupPlacePicker group={group} pickupSearch={pickupSearch} />
  return isCollected(group.code) ? <ChosenPickupPlace group={group} /> : null
}

const icons: Record<Destination, IconName> = {
  home: 'truck',
  store: 'box',
  point: 'pin',
  inbox: 'mail',
}

const iconOf = (code: ShippingMethodCode): IconName => {
  const { to, takesStoreStock } = shippingMethodTypes[code]
  return takesStoreStock ? 'store' : icons[to]
}

type MethodOptionsProps = {
  group: DeliveryGroup
  chosenCode: ShippingMethodCode
  groupError: CheckoutError | undefined
}

function MethodOptions({ group, chosenCode, groupError }: MethodOptionsProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <DeliveryForm key={chosenCode} group={group} legend={t('howToGetIt')} error={groupError}>
      {methodsOf(group).map(({ shippingMethod: { code, label, deliveryTime, price } }) => {
        const isHomeDelivery = !isCollected(code)
        return (
          <Option
            key={code}
            name="code"
            value={code}
            icon={iconOf(code)}
            title={isHomeDelivery ? t('toYourDoor') : label}
            note={deliveryTime}
            end={priceText({ price, isHomeDelivery }, t('deliveryFree'), money)}
            defaultChecked={isHomeDelivery ? !isCollected(chosenCode) : code === chosenCode}
          />
        )
      })}
    </DeliveryForm>
  )
}

/** The price of home delivery is shown with its speed. */
const priceText = (
  { price, isHomeDelivery }: { price: number; isHomeDelivery: boolean },
  free: string,
  money: (amount: number) => string,
) => {
  if (isHomeDelivery) return ''
  return price === 0 ? free : money(price)
}

/**
 * The speeds of home delivery, within the form of the address. A selection is submitted at once, so that the totals are
 * up to date.
 */
export function DeliverySpeeds({ cart, error }: { cart: Cart; error: CheckoutError | undefined }) {
  const t = useMessages()
  const allGroups = deliveryGroups(cart)
  const groups = allGroups.filter(
    (group) => speedsOf(group).length > 0 && isHomeDeliverySpeed(group.code),
  )
  if (groups.length === 0) return null
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('howFast')}</h2>
      {groups.map((group) => (
        <SpeedOptions
          key={group.shipmentId}
          group={group}
          isFree={groups.length === 1 && cart.totals.shipping === 0}
          groupError={deliveryErrorFor(group.shipmentId, error)}
          // If methods are shown, the error is shown below them.
          showsError={isHomeDeliveryOnly(allGroups)}
        />
      ))}
    </section>
  )
}

type SpeedOptionsProps = {
  group: DeliveryGroup
  /** A promotion makes the selected method free. */
  isFree: boolean
  groupError: CheckoutError | undefined
  showsError: boolean
}

function SpeedOptions({ group, isFree, groupError, showsError }: SpeedOptionsProps) {
  const t = useMessages()
  const money = useMoney()
  const speeds = speedsOf(group)
  return (
    <>
      <DeliveryChoice key={group.code} group={group} legend={t('howFast')} error={groupError}>
        {speeds.map(({ selected, shippingMethod: { code, label, deliveryTime, price } }) => (
          <Option
            key={code}
            name={group.shipmentId}
            value={code}
            icon="truck"
            title={label}
            note={deliveryTime}
            end={price === 0 || (selected && isFree) ? t('deliveryFree') : money(price)}
            defaultChecked={selected}
          />
        ))}
      </DeliveryChoice>
      {groupError && showsError && (
        <div className="mt-3.5">
          <InlineMessage tone="error">{checkoutErrorText(groupError, t)}</InlineMessage>
        </div>
      )}
    </>
  )
}

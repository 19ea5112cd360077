import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import { isFetched } from './delivery.ts'

type Option = CartItem['shippingOptions'][number]

/** Things that travel together, and how else they could. */
export type DeliveryGroup = {
  shipmentId: string
  code: ShippingMethodCode
  items: readonly CartItem[]
  /** Of what was asked for, with blanks between; gifts follow by themselves. */
  itemIds: string
  storeId: string | null
  /** The way as it is now: its price, and where it is fetched. */
  method: Cart['shippingMethods'][number] | undefined
  options: readonly Option[]
}

const order: Record<ShippingMethodCode, number> = {
  standard: 0,
  express: 0,
  customs: 1,
  pickup: 2,
  sts: 2,
  pudo: 2,
  digital: 3,
}

/** What comes home first, then what is fetched, then what is mailed. */
export function deliveryGroups({ shipments, items, shippingMethods }: Cart): DeliveryGroup[] {
  return shipments
    .map(({ shipmentId, shippingMethod: code, storeId }) => {
      const inside = items.filter((item) => item.shipmentId === shipmentId)
      const method = shippingMethods.find((each) => each.code === code && each.storeId === storeId)
      const bought = inside.filter(({ bonus }) => !bonus)
      const itemIds = bought.map(({ itemId }) => itemId).join(' ')
      const options = sharedOptions(bought)
      return { shipmentId, code, storeId, items: inside, itemIds, method, options }
    })
    .filter(({ itemIds }) => itemIds !== '')
    .toSorted((one, other) => order[one.code] - order[other.code])
}

/** The ways that all of them can take. */
function sharedOptions(items: readonly CartItem[]): Option[] {
  const [first, ...others] = items.map(({ shippingOptions }) => shippingOptions)
  return (first ?? []).filter((option) =>
    [option, ...others.map((options) => sameWay(options, option))].every(
      (each) => each?.available || each?.selected,
    ),
  )
}

const sameWay = (options: readonly Option[], { shippingMethod: { code } }: Option) =>
  options.find((each) => each.shippingMethod.code === code)

/** The speeds at which something comes home. */
export const speedsOf = ({ options }: DeliveryGroup): readonly Option[] =>
  options.filter(({ shippingMethod: { code } }) => code === 'standard' || code === 'express')

/** Where nothing can be fetched, there is nothing to choose but how fast it comes. */
export const isOnlyHome = (groups: readonly DeliveryGroup[]): boolean =>
  groups.length === 1 && groups.every((group) => waysOf(group).length < 2)

/** The ways to choose from: home is one of them, however fast. */
export const waysOf = (group: DeliveryGroup): readonly Option[] => {
  const speeds = speedsOf(group)
  const home =
    speeds.find(({ selected }) => selected) ??
    speeds.find(({ shippingMethod: { code } }) => code === 'standard')
  const others = group.options.filter(({ shippingMethod: { code } }) => isFetched(code))
  return home ? [home, ...others] : others
}

import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping'
import { isCollected } from '../../purchase/delivery.ts'

type ShippingOption = CartItem['shippingOptions'][number]

/** The items of one shipment, with the shipping methods they all support. */
export type DeliveryGroup = {
  shipmentId: string
  code: ShippingMethodCode
  items: readonly CartItem[]
  /** The ids of the bought items, separated by spaces. Bonus items follow their items. */
  itemIds: string
  storeId: string | null
  /** The selected method, with its price and pickup address. */
  method: Cart['shippingMethods'][number] | undefined
  options: readonly ShippingOption[]
}

const groupOrder: Record<ShippingMethodCode, number> = {
  standard: 0,
  express: 0,
  customs: 1,
  pickup: 2,
  sts: 2,
  pudo: 2,
  digital: 3,
}

/** Sorted by method: home delivery, then pickup, then email. */
export function deliveryGroups({ shipments, items, shippingMethods }: Cart): DeliveryGroup[] {
  return shipments
    .map(({ shipmentId, shippingMethod: code, storeId }) => {
      const groupItems = items.filter((item) => item.shipmentId === shipmentId)
      const method = shippingMethods.find(
        (candidate) => candidate.code === code && candidate.storeId === storeId,
      )
      const boughtItems = groupItems.filter(({ bonus }) => !bonus)
      const itemIds = boughtItems.map(({ itemId }) => itemId).join(' ')
      const options = sharedOptions(boughtItems)
      return { shipmentId, code, storeId, items: groupItems, itemIds, method, options }
    })
    .filter(({ itemIds }) => itemIds !== '')
    .toSorted((one, other) => groupOrder[one.code] - groupOrder[other.code])
}

/** The options that every item supports. */
function sharedOptions(items: readonly CartItem[]): ShippingOption[] {
  const [first, ...otherLists] = items.map(({ shippingOptions }) => shippingOptions)
  return (first ?? []).filter((option) =>
    [option, ...otherLists.map((options) => optionWithMethodOf(options, option))].every(
      (candidate) => candidate?.available || candidate?.selected,
    ),
  )
}

const optionWithMethodOf = (
  options: readonly ShippingOption[],
  { shippingMethod: { code } }: ShippingOption,
) => options.find((option) => option.shippingMethod.code === code)

/** The options for home delivery. */
export const speedsOf = ({ options }: DeliveryGroup): readonly ShippingOption[] =>
  options.filter(({ shippingMethod: { code } }) => code === 'standard' || code === 'express')

/** Then only the speed can be selected. */
export const isHomeDeliveryOnly = (groups: readonly DeliveryGroup[]): boolean =>
  groups.length === 1 && groups.every((group) => methodsOf(group).length < 2)

/** The methods to select from. All speeds of home delivery count as one method. */
export const methodsOf = (group: DeliveryGroup): readonly ShippingOption[] => {
  const speeds = speedsOf(group)
  const homeOption =
    speeds.find(({ selected }) => selected) ??
    speeds.find(({ shippingMethod: { code } }) => code === 'standard')
  const collectedOptions = group.options.filter(({ shippingMethod: { code } }) => isCollected(code))
  return homeOption ? [homeOption, ...collectedOptions] : collectedOptions
}

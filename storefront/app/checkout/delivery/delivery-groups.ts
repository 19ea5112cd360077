import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import {
  defaultMethods,
  isCollected,
  isHomeDeliverySpeed,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'

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

/** In the order of the groups. */
const groupTitles = ['toYourDoor', 'madeForYou', 'forPickup', 'byEmail'] as const

/** The title of the groups of a method. */
export function groupTitleOf(code: ShippingMethodCode): (typeof groupTitles)[number] {
  const { to, goods } = shippingMethodTypes[code]
  if (to === 'inbox') return 'byEmail'
  if (isCollected(code)) return 'forPickup'
  return goods === 'madeToOrder' ? 'madeForYou' : 'toYourDoor'
}

const rankOf = ({ code }: DeliveryGroup) => groupTitles.indexOf(groupTitleOf(code))

/** The groups whose delivery can be chosen. Home delivery comes first, then pickup, then email. */
export const deliveryGroups = (cart: Cart): DeliveryGroup[] =>
  allDeliveryGroups(cart).filter((group) => !hasOnlyGifts(group))

/** A gift that the store of a pickup does not have is sent to the store, in a group of its own. */
export const hasOnlyGifts = ({ itemIds }: DeliveryGroup): boolean => itemIds === ''

export function allDeliveryGroups({ shipments, items, shippingMethods }: Cart): DeliveryGroup[] {
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
    .filter((group) => group.items.length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
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
  options.filter(({ shippingMethod: { code } }) => isHomeDeliverySpeed(code))

/** Then only the speed can be selected. */
export const isHomeDeliveryOnly = (groups: readonly DeliveryGroup[]): boolean =>
  groups.length === 1 && groups.every((group) => methodsOf(group).length < 2)

/** The methods to select from. All speeds of home delivery count as one method. */
export const methodsOf = (group: DeliveryGroup): readonly ShippingOption[] => {
  const speeds = speedsOf(group)
  const homeOption =
    speeds.find(({ selected }) => selected) ??
    speeds.find(({ shippingMethod: { code } }) => code === defaultMethods.stocked)
  const collectedOptions = group.options.filter(({ shippingMethod: { code } }) => isCollected(code))
  return homeOption ? [homeOption, ...collectedOptions] : collectedOptions
}

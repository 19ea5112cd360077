import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import { memoize } from '@cairn/contract/translation/memoize'

/** A shipping method to a destination, with texts in the language of a locale. The texts are only shown, never read. */
export type ShippingMethod = {
  code: ShippingMethodCode
  label: string
  deliveryTime: string
  price: Minor
  /** In working days. */
  days?: { min: number; max: number }
}

/** A method of a zone, as imported. */
export type ZoneRate = ShippingMethod & {
  cutOffHour?: number
  /** The delivery time of orders after the cut-off hour. Without it, the method is not offered to them. */
  deliveryTimeAfterCutOff?: string
}

export type ZoneRates = { timeZone: string; methods: readonly ZoneRate[] }

/** The methods of a zone at a time. */
export type ShippingOffer = {
  /** The soonest first. */
  methods: readonly ShippingMethod[]
  /** Until when, in milliseconds, the clock alone changes nothing. */
  validUntil: number
}

/** The offers of a zone, by the time. */
export function offersOf(zone: ZoneRates): (at: Date) => ShippingOffer {
  const hasCutOff = zone.methods.some(({ cutOffHour }) => cutOffHour !== undefined)
  const offerAt = (hour: number, validUntil: number) => ({
    methods: methodsAt(zone.methods, hour),
    validUntil,
  })
  if (hasCutOff) return (at) => offerAt(hourIn(zone.timeZone, at), endOfQuarterHour(at))
  const offer = offerAt(0, Infinity)
  return () => offer
}

const methodsAt = (rates: readonly ZoneRate[], hour: number): ShippingMethod[] =>
  rates
    .flatMap((rate) => methodAt(rate, hour))
    .toSorted((one, other) => one.firstDay - other.firstDay)
    .map(({ method }) => method)

/** Without a range of days, a method counts as one day. After the cut-off hour it takes a day longer. */
function methodAt(rate: ZoneRate, hour: number) {
  const { cutOffHour = Infinity, deliveryTimeAfterCutOff, ...method } = rate
  const { days } = method
  const firstDay = days?.min ?? 1
  if (hour < cutOffHour) return [{ method, firstDay }]
  if (deliveryTimeAfterCutOff === undefined) return []
  const laterMethod = {
    ...method,
    deliveryTime: deliveryTimeAfterCutOff,
    ...(days && { days: { min: days.min + 1, max: days.max + 1 } }),
  }
  return [{ method: laterMethod, firstDay: firstDay + 1 }]
}

const hourIn = (timeZone: string, at: Date): number => Number(hourFormat(timeZone).format(at))

const hourFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
)

const quarterHour = 15 * 60 * 1_000

/** Hours begin and clocks change only at quarter hours, in every time zone. */
const endOfQuarterHour = (at: Date): number =>
  (Math.floor(at.getTime() / quarterHour) + 1) * quarterHour

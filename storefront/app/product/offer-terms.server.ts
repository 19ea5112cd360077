import type { readShippingRates } from '@cairn/contract/cart/delivery-calls'
import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { todayIn } from '@cairn/contract/sites/today'
import type { AnswerOf } from '@cairn/contract/wire/call'

type ShippingRate = AnswerOf<typeof readShippingRates>['rates'][number]

export type OfferTerms = { locale: Locale; rates: readonly ShippingRate[]; now: Date }

/** Prices have no end. Search engines read pages again before this time is over. */
const pricesStateDays = 30

const dayMilliseconds = 24 * 60 * 60_000

/** Delivery, returns and the validity of prices, in full for the first offer of a page. The others refer to it. */
export function termsOf(product: ProductDetails, { locale, rates, now }: OfferTerms) {
  const { timeZone } = siteOf(locale)
  const lastDay = new Date(now.getTime() + pricesStateDays * dayMilliseconds)
  const price = { priceValidUntil: todayIn(timeZone, lastDay) }
  if (product.isDigitalProduct) return { first: price, others: price }
  const code = product.isCustoms ? 'customs' : 'standard'
  const rate = rates.find((other) => other.code === code)
  const returns = product.isCustoms ? noReturns(locale) : returnPolicyOf(locale)
  const shipping = rate && shippingOf(rate, locale)
  return {
    first: {
      ...price,
      hasMerchantReturnPolicy: returns,
      ...(shipping && { shippingDetails: shipping }),
    },
    others: {
      ...price,
      hasMerchantReturnPolicy: { '@id': returns['@id'] },
      ...(shipping && { shippingDetails: { '@id': shipping['@id'] } }),
    },
  }
}

const returnPolicyOf = (locale: Locale) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: siteOf(locale).country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: settingsOf(locale).returnPeriodDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
})

/** What is made for the shopper cannot be returned. */
const noReturns = (locale: Locale) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: siteOf(locale).country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
})

function shippingOf({ price, days }: ShippingRate, locale: Locale) {
  const { country, currency } = siteOf(locale)
  return {
    '@type': 'OfferShippingDetails',
    '@id': '#shipping',
    shippingRate: { '@type': 'MonetaryAmount', value: price.toFixed(2), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: daysBetween(0, 0),
        transitTime: daysBetween(days.min, days.max),
      },
    }),
  }
}

const daysBetween = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

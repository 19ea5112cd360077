import { readShippingRates } from '@cairn/contract/cart/delivery-calls'
import { amountOf } from '@cairn/contract/fields/money'
import { accept } from '@cairn/contract/refusals/result'
import { shippingTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import { type Guard, servePublic } from '../platform/wire/serve.ts'
import { countriesRoutes } from './countries-routes.ts'
import { findCountryMethods } from './zone-methods-store.ts'

type ShippingRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

/** What delivery costs in the country of a site, and what is known of other countries. */
export const shippingRoutes = ({ database, guards }: ShippingRouteDeps) => [
  ...countriesRoutes({ database, guards }),

  servePublic(readShippingRates, guards.anyone, async ({ context: { locale, cacheTags } }) => {
    cacheTags(shippingTag)
    const methods = await findCountryMethods(database, locale)
    return accept({
      rates: methods.map(({ code, price, days }) => ({
        code,
        price: amountOf(price),
        days: days ?? null,
      })),
    })
  }),
]

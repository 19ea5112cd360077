import type { Address } from '@cairn/contract/address/address'
import {
  readShippingMethods,
  setShippingMethod,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  validateShippingAddress,
} from '@cairn/contract/cart/delivery-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { resolveAddress } from '../../accounts/addresses/address-book-store.ts'
import { marketOf } from '../../catalogue/market.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Captcha } from '../../platform/defence/challenges.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { serve } from '../../platform/wire/serve.ts'
import { changeAndAnswerCart } from '../answers/cart-answers-wire.ts'
import type { CartRouteDeps, OwnCart } from '../cart-guard.ts'
import { changeCart } from '../store/cart-store.ts'
import { loadFoundCart } from '../store/own-cart-store.ts'
import {
  checkShippingAddress,
  normalisedAddress,
  withBillingAddress,
  withShippingAddress,
} from './cart-addresses.ts'
import { withDelivery } from './choose-delivery.ts'
import { shippingMethodsFor } from './shipping-options.ts'
import { subscribesWithAddress } from './subscribe-with-address-flow.ts'

/** Shipping methods of a cart. */
export function deliveryRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)

  return [
    serve(setShippingMethod, guards.ownCart, ({ access, body, context }) => {
      const { itemIds: lineIds, storeId = null, shipmentId, code, shippingId } = body
      const choice = { lineIds, shipmentId, code, shippingId, storeId }
      const storeIds = storeId === null ? [] : [storeId]
      return change({ cartRef: access, context, storeIds }, (cart, { conditions }) =>
        withDelivery(cart, choice, conditions),
      )
    }),

    serve(readShippingMethods, guards.ownCartRead, async ({ access, params, context }) => {
      const { cart, conditions } = await loadFoundCart(carts, access.foundCart, marketOf(context))
      return accept({ shippingMethods: shippingMethodsFor(cart, conditions, params.shippingId) })
    }),
  ]
}

const findAddressIn =
  (database: Database) =>
  (input: Address, { session: { consumerId } }: OwnCart) =>
    resolveAddress(database, { input, consumerId })

export function shippingAddressRoutes({
  guards,
  captcha,
  countsAttempts,
  ...carts
}: CartRouteDeps & { captcha: Captcha; countsAttempts: boolean }) {
  const change = changeAndAnswerCart(carts)
  const find = findAddressIn(carts.database)
  const subscribe = subscribesWithAddress(carts.database, countsAttempts)

  const isCaptchaSolved = async ({ locale }: RequestContext, response: string | undefined) =>
    !settingsOf(locale).captchaForAddress || captcha.isSolved(response, 'address')

  return [
    serve(setShippingAddress, guards.ownCart, async ({ access, body, context }) => {
      if (!(await isCaptchaSolved(context, body.recaptcha_response))) return refuse('captchaFailed')
      const result = await find(body.address, access)
      if (!result.ok) return result
      const shippingAddress = normalisedAddress(result.value, context.site.country)
      const changed = await change(
        { cartRef: access, context, shippingAddress },
        (cart, { conditions }) => withShippingAddress(cart, shippingAddress, conditions),
      )
      const { session } = access
      if (changed.ok) await subscribe({ address: shippingAddress, session, context })
      return changed
    }),

    serve(removeShippingAddress, guards.ownCart, ({ access, context }) =>
      change({ cartRef: access, context, shippingAddress: null }, (cart) =>
        accept({ ...cart, shippingAddress: null, verifiedAddress: null }),
      ),
    ),

    serve(validateShippingAddress, guards.ownCart, async ({ access, body, context }) => {
      const result = await find(body.address, access)
      if (!result.ok) return result
      const address = normalisedAddress(result.value, context.site.country)
      const prefetch = { shippingAddress: address }
      const target = { cartRef: access, market: marketOf(context), prefetch, dryRun: true }
      let suggestions: readonly Address[] = []
      const checked = await changeCart(carts, target, (cart, { conditions }) => {
        const outcome = checkShippingAddress(address, cart, conditions)
        if (!outcome.ok) return outcome
        suggestions = outcome.value.suggestions
        const isValid = suggestions.length === 0
        return accept(isValid ? { ...cart, verifiedAddress: address } : cart)
      })
      if (!checked) return refuse('cartNotFound')
      if (!checked.ok) return checked
      return accept({
        isValid: suggestions.length === 0,
        address: { ...address, isValidated: suggestions.length === 0 },
        suggestions: [...suggestions],
      })
    }),
  ]
}

export function billingAddressRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)
  const find = findAddressIn(carts.database)

  return [
    serve(setBillingAddress, guards.ownCart, async ({ access, body, context }) => {
      const result = await find(body.address, access)
      if (!result.ok) return result
      const address = normalisedAddress(result.value, context.site.country)
      return change({ cartRef: access, context }, (cart) => withBillingAddress(cart, address))
    }),

    serve(removeBillingAddress, guards.ownCart, ({ access, context }) =>
      change({ cartRef: access, context }, (cart) => accept({ ...cart, billingAddress: null })),
    ),
  ]
}

import type { Address } from '@cairn/contract/address'
import {
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  validateShippingAddress,
} from '@cairn/contract/checkout'
import { accept, refuse } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import { defaultShippingId } from '@cairn/contract/shipping'
import { tidyAddress } from '@cairn/contract/tidy-address'
import { findNamedAddress } from '../accounts/address-book-store.ts'
import { marketOf } from '../catalogue/sellable.ts'
import type { Captcha } from '../platform/defence/captcha.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { withBillingAddress } from './billing-address.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds, OwnCart } from './cart-guard.ts'
import { changeCart } from './cart-store.ts'
import { lookAtAddress, withShippingAddress } from './shipping-address.ts'

/** Where a cart goes, and to whom the bill. */
export function addressRoutes({ guards, captcha, ...carts }: CartNeeds & { captcha: Captcha }) {
  const change = cartChanges(carts)
  const find = (typed: Address, { session: { consumerId } }: OwnCart) =>
    findNamedAddress(carts.database, { typed, consumerId })

  const isTrusted = async ({ locale }: Asked, response: string | undefined) =>
    !settingsOf(locale).asksCaptchaForAddress || captcha.isSolved(response, 'address')

  return [
    serve(setShippingAddress, guards.ownCart, async ({ grant, body, asked }) => {
      if (!(await isTrusted(asked, body.recaptcha_response))) return refuse('captchaFailed')
      const named = await find(body.address, grant)
      if (!named.ok) return named
      const shippingAddress = addressIn(named.value, asked)
      return change({ which: grant, asked, shippingAddress }, (cart, { now }) =>
        withShippingAddress(cart, shippingAddress, now),
      )
    }),

    serve(removeShippingAddress, guards.ownCart, ({ grant, asked }) =>
      change({ which: grant, asked, shippingAddress: null }, (cart) =>
        accept({ ...cart, shippingAddress: null, verifiedAddress: null }),
      ),
    ),

    serve(validateShippingAddress, guards.ownCart, async ({ grant, body, asked }) => {
      const named = await find(body.address, grant)
      if (!named.ok) return named
      const address = addressIn(named.value, asked)
      const wishes = { shippingAddress: address }
      const target = { which: grant, market: marketOf(asked), wishes, isTrial: true }
      let suggestions: readonly Address[] = []
      const looked = await changeCart(carts, target, (cart, { now }) => {
        const outcome = lookAtAddress(address, cart, now)
        if (!outcome.ok) return outcome
        suggestions = outcome.value.suggestions
        const isValid = suggestions.length === 0
        return accept(isValid ? { ...cart, verifiedAddress: address } : cart)
      })
      if (!looked) return refuse('cartNotFound')
      if (!looked.ok) return looked
      return accept({
        isValid: suggestions.length === 0,
        address: { ...address, isValidated: suggestions.length === 0 },
        suggestions: [...suggestions],
      })
    }),

    serve(setBillingAddress, guards.ownCart, async ({ grant, body, asked }) => {
      const named = await find(body.address, grant)
      if (!named.ok) return named
      const address = addressIn(named.value, asked)
      return change({ which: grant, asked }, (cart) => withBillingAddress(cart, address))
    }),

    serve(removeBillingAddress, guards.ownCart, ({ grant, asked }) =>
      change({ which: grant, asked }, (cart) => accept({ ...cart, billingAddress: null })),
    ),
  ]
}

/** As the post of the site's country would write it. */
export const addressIn = (typed: Address, { site }: Asked) => {
  const tidy = tidyAddress(typed, site.country)
  const { countryCode = site.country, shippingId = defaultShippingId } = tidy
  return { ...tidy, countryCode, shippingId }
}

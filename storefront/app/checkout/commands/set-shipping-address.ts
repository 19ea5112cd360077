import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import type {
  setShippingAddress,
  validateShippingAddress,
} from '@cairn/contract/cart/delivery-calls'
import type { Result } from '@cairn/contract/refusals/result'
import type { ChallengedAction } from '@cairn/contract/sessions/bot-defence-calls'
import type { CallRefusalOf } from '@cairn/contract/wire/client'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { readPageSettings } from '../../platform/page/page-settings.ts'
import { shippingAddressHandlers } from './checkout-refusal-handling.ts'

export type AddressContext = {
  commerce: Commerce
  /** Set if the site requires a captcha for addresses. */
  captchaForAddress?: (() => Promise<string | undefined>) | undefined
}

/** `addressUnconfirmed`: no call was refused, but the address may be wrong. */
export type AddressRefusal = {
  name:
    | CallRefusalOf<typeof validateShippingAddress | typeof setShippingAddress>['name']
    | 'addressUnconfirmed'
  message: string
  handling?: unknown
  /** Suggested corrections of the address. */
  suggestions?: readonly Address[]
}

/** Validates the address before it is set. */
export async function validateAndSetAddress(
  { commerce, captchaForAddress }: AddressContext,
  { basketId, address }: { basketId: string; address: Address },
): Promise<Result<Cart, AddressRefusal>> {
  const params = { basketId }
  const validation = await commerce.validateShippingAddress(
    { params, body: { address } },
    shippingAddressHandlers,
  )
  if (!validation.ok) return validation
  const { isValid, suggestions } = validation.value
  if (!isValid) {
    return { ok: false, refusal: { name: 'addressUnconfirmed', message: '', suggestions } }
  }
  const solution = await captchaForAddress?.()
  return commerce.setShippingAddress(
    {
      params,
      body: { address, ...(solution !== undefined && { recaptcha_response: solution }) },
    },
    shippingAddressHandlers,
  )
}

export async function solveCaptcha(action: ChallengedAction) {
  const { prepareCaptcha } = await import('../../platform/calls/captcha.ts')
  return prepareCaptcha(action).use()
}

/** `undefined` if the site does not require it. */
export const captchaForAddress = () =>
  readPageSettings(document).captchaForAddress ? () => solveCaptcha('address') : undefined

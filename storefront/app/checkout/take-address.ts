import type { Address } from '@cairn/contract/address'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Cart } from '@cairn/contract/cart-entity'
import type { Result } from '@cairn/contract/result'

export type ForAddress = {
  commerce: Client
  /** Where an address has to bring one. */
  captchaForAddress?: (() => Promise<string | undefined>) | undefined
}

export type NotTaken = Pick<CallRefusal, 'errorId' | 'message'> & {
  /** The same place as the post would write it. */
  suggestions?: readonly Address[]
}

type Wanted = { basketId: string; address: Address }

/** Nothing is sent where nobody has looked whether it can arrive. */
export async function takeAddress(
  { commerce, captchaForAddress }: ForAddress,
  { basketId, address }: Wanted,
): Promise<Result<Cart, NotTaken>> {
  const params = { basketId }
  const checked = await commerce.validateShippingAddress({ params, body: { address } })
  if (!checked.ok) return checked
  const { isValid, suggestions } = checked.value
  if (!isValid) {
    return { ok: false, refusal: { errorId: 'CHK380', message: '', suggestions } }
  }
  const solved = await captchaForAddress?.()
  return commerce.setShippingAddress({
    params,
    body: { address, ...(solved !== undefined && { recaptcha_response: solved }) },
  })
}

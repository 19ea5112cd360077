import { rulesFor } from '../checkout/delivery.ts'
import { addressOf, type BrokenFields, brokenIn, typedIn } from '../checkout/typed-address.ts'
import { givenIn, textIn } from '../platform/typed-text.ts'

export type WrongWarranty = {
  product: boolean
  defect: boolean
  address: BrokenFields | undefined
}

/** What the names of the fields of an address begin with. */
export const where = 'where-'

export function wrongInWarranty(form: FormData, country: string): WrongWarranty | undefined {
  const address = addressOf(typedIn(form, where), country)
  const wrong = {
    product: textIn(form, 'product') === '',
    defect: textIn(form, 'defect') === '',
    address: brokenIn(address, rulesFor('address', country)),
  }
  return wrong.product || wrong.defect || wrong.address ? wrong : undefined
}

export function warrantyBody(form: FormData, country: string) {
  const address = addressOf(typedIn(form, where), country)
  const { firstName = '', lastName = '', email = '', phone } = address
  return {
    firstName,
    lastName,
    email,
    address,
    ...(phone !== undefined && { phone }),
    product: textIn(form, 'product'),
    defect: textIn(form, 'defect'),
    ...givenIn(form, ['orderNumber', 'boughtOn']),
  }
}

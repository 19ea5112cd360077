/** What the shopper chooses beside the fields of a shipping address. */
export type AddressOptions = { isBillingAddress: boolean; shouldSaveAddress: boolean }

export const readAddressOptions = (form: FormData): AddressOptions => ({
  isBillingAddress: form.has('isBillingAddress'),
  shouldSaveAddress: form.has('shouldSaveAddress'),
})

/** The form fields from which `readAddressOptions` reads the same options. */
export const addressOptionFields = (options: AddressOptions): { name: string; value: string }[] => [
  ...(options.isBillingAddress ? [{ name: 'isBillingAddress', value: 'on' }] : []),
  ...(options.shouldSaveAddress ? [{ name: 'shouldSaveAddress', value: 'on' }] : []),
]

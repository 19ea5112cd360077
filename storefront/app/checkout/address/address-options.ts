/** What the shopper chooses beside the fields of a shipping address. */
const names = ['isBillingAddress', 'shouldSaveAddress', 'wantsNewsletter'] as const

export type AddressOptions = Record<(typeof names)[number], boolean>

export const readAddressOptions = (form: FormData): AddressOptions => ({
  isBillingAddress: form.has('isBillingAddress'),
  shouldSaveAddress: form.has('shouldSaveAddress'),
  wantsNewsletter: form.has('wantsNewsletter'),
})

/** The form fields from which `readAddressOptions` reads the same options. */
export const addressOptionFields = (options: AddressOptions): { name: string; value: string }[] =>
  names.filter((name) => options[name]).map((name) => ({ name, value: 'on' }))

/** For tests: the forms of the checkout as a browser without scripts sends them. */
export const londonForm = {
  intent: 'shipping',
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'se13ld',
  phone: '020 7946 0018',
  isBillingAddress: 'on',
}

export const anchorageForm = {
  ...londonForm,
  addressLine1: '1026 West Fourth Avenue',
  city: 'Anchorage',
  province: 'AK',
  postalCode: '99501',
  phone: '907 555 0134',
}

export const londonBillingForm = Object.fromEntries(
  Object.entries(londonForm).map(([name, value]) => [`bill-${name}`, value]),
)

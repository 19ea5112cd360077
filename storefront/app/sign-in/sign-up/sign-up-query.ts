/** What a link to sign-up says of where the shopper comes from. */
export type SignUpQuery = {
  store?: string
  campaignName?: string
  leadSource?: string
  referralCode?: string
  /** Names a profile without a password, together with its email address. */
  consumerId?: string
  email?: string
}

const fieldByParameter = {
  storeNum: 'store',
  enrollment_marketing_source: 'campaignName',
  leadSource: 'leadSource',
  referral_code: 'referralCode',
  consumerId: 'consumerId',
  email: 'email',
} as const

/** Longer values are no names that a call takes. */
const maxLengths = {
  store: 20,
  campaignName: 100,
  leadSource: 64,
  referralCode: 60,
  consumerId: 36,
  email: 100,
}

export function readSignUpQuery(search: string): SignUpQuery {
  const parameters = new URLSearchParams(search)
  const query: SignUpQuery = {}
  for (const [parameter, field] of Object.entries(fieldByParameter)) {
    const value = parameters.get(parameter)?.trim() ?? ''
    if (value !== '' && value.length <= maxLengths[field]) query[field] = value
  }
  return query
}

/** Where a client buys, and with which `fetch`: one that keeps cookies and sends the origin, as a browser does. */
export type ClientShop = { origin: string; fetch: typeof fetch }

/** What a client has bought. */
export type Purchase = { orderNumber: string; paid: number; status: string }

export const clientHeaders = { 'x-access-key': 'cairn-demo-key', 'x-site-id': 'CAIRN-US' } as const

export const buyer = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'ada.berg@example.com',
  phone: '+13035550142',
}

/** The data of an answer; throws if the call was refused. */
export function answered<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`)
  return data
}

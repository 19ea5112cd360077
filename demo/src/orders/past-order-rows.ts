import type { OrdersRow } from '@cairn/contract/orders-import'

const daysBefore = (today: string, days: number): string => {
  const day = new Date(`${today}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

const home = {
  firstName: 'Sam',
  lastName: 'Whitlock',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  country: 'US',
  countryCode: 'US',
  email: 'shopper@cairn.test',
  phone: '+13035550100',
}

type Past = Pick<OrdersRow, 'orderNumber' | 'status' | 'lines'> &
  Partial<OrdersRow> & { ordered: number; changed: number }

/** What the shopper of the demo world has bought before: on its way, there, and thought better of. */
const past: Past[] = [
  {
    orderNumber: 'CRN-100200',
    status: 'Shipped',
    ordered: 4,
    changed: 2,
    lines: [{ sku: 'CAIRN001BLK-M', quantity: 1, unitPrice: 320_00 }],
    trackingNumber: '1Z999AA10123456784',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  },
  {
    orderNumber: 'CRN-100187',
    status: 'Delivered',
    ordered: 18,
    changed: 13,
    shipping: 6_95,
    lines: [{ sku: 'CAIRN003LRC-OS', quantity: 1, unitPrice: 35_00 }],
  },
  {
    orderNumber: 'CRN-100104',
    status: 'Cancelled',
    ordered: 96,
    changed: 95,
    shipping: 6_95,
    lines: [{ sku: 'CAIRN001BLK-L', quantity: 1, unitPrice: 320_00 }],
  },
]

export const pastOrderRows = (today: string): OrdersRow[] =>
  past.map(({ ordered, changed, ...order }) => ({
    kind: 'order',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    locale: 'en-us',
    email: 'shopper@cairn.test',
    address: home,
    orderedOn: daysBefore(today, ordered),
    changedOn: daysBefore(today, changed),
    taxRate: 2_900,
    ...order,
  }))

import type { TaxRow } from '@cairn/contract/tax-import'

/** What a state takes, in thousandths of a percent; a star where it takes it on delivery, too. */
const states: Record<string, string> = {
  AL: '4000',
  AK: '0',
  AZ: '5600',
  AR: '6500*',
  CA: '7250',
  CO: '2900',
  CT: '6350*',
  DE: '0',
  DC: '6000*',
  FL: '6000',
  GA: '4000*',
  HI: '4000*',
  ID: '6000',
  IL: '6250',
  IN: '7000*',
  IA: '6000',
  KS: '6500*',
  KY: '6000*',
  LA: '5000',
  ME: '5500',
  MD: '6000',
  MA: '6250',
  MI: '6000*',
  MN: '6875*',
  MS: '7000*',
  MO: '4225',
  MT: '0',
  NE: '5500*',
  NV: '6850',
  NH: '0',
  NJ: '6625*',
  NM: '4875*',
  NY: '4000*',
  NC: '4750*',
  ND: '5000*',
  OH: '5750*',
  OK: '4500',
  OR: '0',
  PA: '6000*',
  RI: '7000*',
  SC: '6000*',
  SD: '4200*',
  TN: '7000*',
  TX: '6250*',
  UT: '4850',
  VT: '6000*',
  VA: '5300',
  WA: '6500*',
  WV: '6000*',
  WI: '5000*',
  WY: '4000',
}

const provinces: Record<string, TaxRow['parts']> = {
  AB: [{ name: 'GST', rate: 5_000 }],
  BC: [
    { name: 'GST', rate: 5_000 },
    { name: 'PST', rate: 7_000 },
  ],
  MB: [
    { name: 'GST', rate: 5_000 },
    { name: 'PST', rate: 7_000 },
  ],
  NB: [{ name: 'HST', rate: 15_000 }],
  NL: [{ name: 'HST', rate: 15_000 }],
  NS: [{ name: 'HST', rate: 14_000 }],
  NT: [{ name: 'GST', rate: 5_000 }],
  NU: [{ name: 'GST', rate: 5_000 }],
  ON: [{ name: 'HST', rate: 13_000 }],
  PE: [{ name: 'HST', rate: 15_000 }],
  QC: [
    { name: 'GST', rate: 5_000 },
    { name: 'QST', rate: 9_975 },
  ],
  SK: [
    { name: 'GST', rate: 5_000 },
    { name: 'PST', rate: 6_000 },
  ],
  YT: [{ name: 'GST', rate: 5_000 }],
}

/** Prices hold it already. */
const countries: Record<string, number> = {
  GB: 20_000,
  DE: 19_000,
  FR: 20_000,
  IT: 22_000,
  ES: 21_000,
}

export const taxRows = (): TaxRow[] => [
  ...Object.entries(states).map(([province, rate]) => ({
    ...regionOf('US', province),
    isIncluded: false,
    taxesShipping: rate.endsWith('*'),
    parts: [{ name: 'Sales tax', rate: Number.parseInt(rate, 10) }],
  })),
  ...Object.entries(provinces).map(([province, parts]) => ({
    ...regionOf('CA', province),
    isIncluded: false,
    taxesShipping: true,
    parts,
  })),
  ...Object.entries(countries).map(([country, rate]) => ({
    ...regionOf(country, null),
    isIncluded: true,
    taxesShipping: true,
    parts: [{ name: 'VAT', rate }],
  })),
]

const regionOf = (countryCode: string, province: string | null) => ({
  kind: 'taxRegion' as const,
  countryCode,
  province,
})

import type { ShippingRow } from '@cairn/contract/shipping-import'
import { type Language, languageOf } from '@cairn/contract/sites'
import { inEveryLocale } from '../range/assemble/in-every-locale.ts'
import { labels, sameDay, weeks, withinMinutes, workingDays } from './words.ts'

type Code = keyof typeof labels
type Method = ShippingRow['methods'][number]

const way = (code: Code, price: number, time: Record<Language, string>): Method => ({
  code,
  price,
  texts: inEveryLocale((locale) => {
    const language = languageOf(locale)
    return { label: labels[code][language], deliveryTime: time[language] }
  }),
})

type Costs = { standard: number; express: number; point: number }

const everyWay = ({ standard, express, point }: Costs): Method[] => [
  way('standard', standard, workingDays(3, 5)),
  way('express', express, workingDays(1, 2)),
  way('customs', standard, weeks(3, 4)),
  way('digital', 0, withinMinutes),
  way('pickup', 0, sameDay),
  way('sts', 0, workingDays(3, 5)),
  way('pudo', point, workingDays(2, 4)),
]

/** Where couriers take their time, and nothing can be fetched. */
const farAway = (price: number): Method[] => [
  way('standard', price, workingDays(8, 12)),
  way('customs', price, weeks(5, 6)),
  way('digital', 0, withinMinutes),
]

type Zone = { name: string; postalPrefixes: string[]; methods: Method[] }
const everywhere = (costs: Costs): Zone => ({
  name: 'ALL',
  postalPrefixes: [''],
  methods: everyWay(costs),
})
const far = (name: string, price: number, postalPrefixes: string[]): Zone => ({
  name,
  postalPrefixes,
  methods: farAway(price),
})
const never = (postalPrefixes: string[]): Zone => ({ name: 'NEVER', postalPrefixes, methods: [] })

const zones: Record<string, Zone[]> = {
  US: [
    everywhere({ standard: 6_95, express: 19_95, point: 4_95 }),
    far('ALASKA-HAWAII', 12_95, ['995', '996', '997', '998', '999', '967', '968']),
    // Puerto Rico, the Virgin Islands, Guam.
    never(['006', '007', '008', '009', '969']),
  ],
  CA: [
    everywhere({ standard: 9_95, express: 24_95, point: 6_95 }),
    far('TERRITORIES', 24_95, ['X', 'Y']),
  ],
  GB: [
    everywhere({ standard: 4_95, express: 9_95, point: 3_95 }),
    far('HIGHLANDS-ISLANDS', 8_95, ['BT', 'HS', 'IV', 'KW', 'ZE', 'IM']),
    never(['GY', 'JE']),
  ],
  DE: [
    everywhere({ standard: 4_95, express: 12_95, point: 3_95 }),
    far('HELGOLAND', 9_95, ['27498']),
  ],
  FR: [
    everywhere({ standard: 5_95, express: 12_95, point: 3_95 }),
    far('CORSICA', 9_95, ['20']),
    never(['97', '98']),
  ],
  IT: [everywhere({ standard: 5_95, express: 12_95, point: 3_95 }), never(['47890', '00120'])],
  ES: [
    everywhere({ standard: 4_95, express: 9_95, point: 3_95 }),
    far('BALEARICS', 8_95, ['07']),
    // The Canaries, Ceuta, Melilla: beyond the customs border.
    never(['35', '38', '51', '52']),
  ],
}

export const shippingZoneRows = (): ShippingRow[] =>
  Object.entries(zones).flatMap(([country, inCountry]) =>
    inCountry.map(({ name, ...zone }) => ({
      kind: 'shippingZone',
      zoneId: `${country}-${name}`,
      siteId: `CAIRN-${country}`,
      countryCode: country,
      ...zone,
    })),
  )

import type { Address } from '@cairn/contract/address/address'
import type { Content, ContentCanvas, ContentStack } from 'pdfmake/interfaces.js'

/** On all sides of an A4 page, in points. */
export const margin = 56
export const contentWidth = 483
const pageWidth = 595

export const grey = { color: '#595959' }
export const labelStyle = { ...grey, fontSize: 8.5 }

export const rowsOf = (rows: readonly string[]) =>
  ({ stack: rows.map((text) => ({ text })) }) satisfies ContentStack

export const labelledRows = (label: string, rows: Content): ContentStack => ({
  stack: [{ text: label, ...labelStyle, margin: [0, 0, 0, 2] }, rows],
})

export const rule = (width: number, lineWidth: number) =>
  ({
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth }],
  }) satisfies ContentCanvas

/** Across the whole page. */
export const cutLineAt = (y: number) =>
  ({
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, lineWidth: 0.6, dash: { length: 4 } },
    ],
    absolutePosition: { x: 0, y },
  }) satisfies ContentCanvas

export const documentAddressLines = (address: Address): string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
    townLine(address),
    address.addressLine1 === undefined ? address.email : undefined,
  ].filter((line): line is string => Boolean(line))

type Town = {
  city?: string | undefined
  province?: string | null | undefined
  postalCode?: string | undefined
  countryCode?: string | undefined
}

/** The order of town, province and postal code depends on the country. */
export function townLine({ city, province, postalCode, countryCode }: Town): string {
  const parts =
    countryCode === 'US' || countryCode === 'CA'
      ? [city, province, postalCode]
      : countryCode === 'GB'
        ? [city, postalCode]
        : [postalCode, city]
  return parts.filter(Boolean).join(' ')
}

type NamedPlace = Town & {
  name: string
  addressLine1?: string | undefined
  addressLine2?: string | null | undefined
}

/** A store, a collection point or a meeting place as in a letter. */
export const placeLines = ({ name, addressLine1, addressLine2, ...town }: NamedPlace): string[] =>
  [name, addressLine1, addressLine2, townLine(town)].filter((line): line is string => Boolean(line))

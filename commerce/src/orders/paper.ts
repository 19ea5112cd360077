import type { Address } from '@cairn/contract/address'
import { type Mark, paper } from './pdf.ts'

/** What all documents of the shop have in common. */
export const margin = 56
export const right = paper.width - margin

type At = { x: number; y: number }

export const write = (
  { x, y }: At,
  text: string,
  more: Partial<Extract<Mark, { kind: 'text' }>> = {},
) => ({ kind: 'text', x, y, text, size: 9.5, face: 'regular', ...more }) satisfies Mark

export const bold = { face: 'bold' } as const
export const soft = { grey: 0.35 } as const

export const addressRows = (address: Address): string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
    townOf(address),
    address.addressLine1 === undefined ? address.email : undefined,
  ].filter((row): row is string => Boolean(row))

function townOf({ city = '', province = '', postalCode = '', countryCode = '' }: Address): string {
  const parts =
    countryCode === 'US' || countryCode === 'CA'
      ? [city, province, postalCode]
      : countryCode === 'GB'
        ? [city, postalCode]
        : [postalCode, city]
  return parts.filter(Boolean).join(' ')
}

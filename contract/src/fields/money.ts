import { z } from 'zod'

/** An amount on the wire: a decimal number in major units. The core calculates in minor units. */
export const amount = z.number()

export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

/** An integer amount in minor units: cents or pence. */
export type Minor = number

/** All supported currencies have two decimals. */
export const amountOf = (minor: Minor): number => minor / 100

export const minorOf = (major: number): Minor => Math.round(major * 100)

import { z } from 'zod'

export const amount = z
  .number()
  .describe('An amount in the currency of the site, in major units: 84.5 is 84.50.')

export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export const currency = z
  .enum(currencies)
  .describe('The currency of all amounts, as an ISO 4217 code. Each site has one.')
export type Currency = z.infer<typeof currency>

/** An integer amount in minor units: cents or pence. */
export type Minor = number

/** All supported currencies have two decimals. */
export const amountOf = (minor: Minor): number => minor / 100

export const minorOf = (major: number): Minor => Math.round(major * 100)

import { z } from 'zod'

/** An amount as it crosses the wire: a decimal number of the currency's major unit. Inside, money is minor units. */
export const amount = z.number()

export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const
export const currency = z.enum(currencies)
export type Currency = z.infer<typeof currency>

/** Whole minor units: cents, pence. */
export type Minor = number

/** Every currency sold in has two decimals. */
export const amountOf = (minor: Minor): number => minor / 100

/** What came over the wire, or goes onto it. */
export const minorOf = (major: number): Minor => Math.round(major * 100)

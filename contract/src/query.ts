import { z } from 'zod'

type Range = { from: number; to: number }

/** A number in a query: digits over HTTP, a number from our own code. */
export function wholeNumber({ from, to }: Range) {
  const number = z.int().min(from).max(to)
  const digits = z.string().regex(/^\d{1,9}$/)
  return z.union([number, digits.transform(Number).pipe(number)])
}

export const yesOrNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((answer) => answer === 'true'),
])

/** A key that a query may repeat. */
export const oneOrMore = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.array(item).max(most), item.transform((only) => [only])])

/** The part of a list that is wanted; without a count, the configured page. */
export const part = {
  start: wholeNumber({ from: 0, to: 100_000 }).default(0),
  count: wholeNumber({ from: 1, to: 100 }).optional(),
}

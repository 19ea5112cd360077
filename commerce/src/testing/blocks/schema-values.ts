import type { z } from 'zod'

export type Schema = z.core.JSONSchema.JSONSchema

/** How many different values of a kind exist: two for the entries of a list, and one that they change to. */
const valueCount = 3

/** Values that match a pattern, by the example of the pattern. An example without an entry has letters added. */
const matchingValues: Readonly<Record<string, readonly string[]>> = {
  '/help/contact-us': ['/help/contact-us', '/stores', '/brand-terms'],
  '#161c1d': ['#7a1f3d', '#161c1d', '#dfe8c9'],
  'scene-alpenglow': ['scene-alpenglow', 'scene-tarn', 'scene-storm'],
  '2027-02-27': ['2027-02-27', '2027-02-28', '2027-03-01'],
  CAIRN001BLK: ['CAIRN001BLK', 'CAIRN002TRN', 'CAIRN003LRC'],
  US: ['US', 'CA', 'DE'],
}

const words = ['Alder', 'Birch', 'Cedar']

/** The different values of a field without parts. All of those that can be counted, otherwise three. */
export function valuesOf(schema: Schema): readonly unknown[] {
  if (schema.enum) return schema.enum
  if (schema.const !== undefined) return [schema.const]
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema)
  const [example] = schema.examples ?? []
  return typeof example === 'string' ? textsLike(example) : words
}

const textsLike = (example: string) =>
  matchingValues[example] ??
  Array.from({ length: valueCount }, (_, index) => example + 'x'.repeat(index))

/** Small numbers as far apart as possible. Large ones are sizes and durations, which differ visibly in this range. */
function numbersOf({ minimum = 0, maximum = 1600 }: Schema): number[] {
  const [from, to] =
    maximum > 100 ? [Math.max(minimum, 400), Math.min(maximum, 1600)] : [minimum, maximum]
  return [from, to, Math.round((from + to) / 2)]
}

const isCounted = (schema: Schema): boolean =>
  schema.enum !== undefined || schema.type === 'boolean'

/**
 * Two values for each comparison. Of a few choices every one is compared with every other, of many each with the next.
 * Other values are compared with one that no entry of a filled list has.
 */
export function pairsOf(schema: Schema): (readonly [unknown, unknown])[] {
  const values = valuesOf(schema)
  if (!isCounted(schema)) return values.length > 1 ? [[values[0], values.at(-1)]] : []
  const maxDistance = values.length > 4 ? 1 : values.length
  return values.flatMap((value, index) =>
    values.slice(index + 1, index + 1 + maxDistance).map((other) => [value, other] as const),
  )
}

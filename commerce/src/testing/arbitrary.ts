import { inputSchemaOf } from '@cairn/contract/wire/sample'
import fc from 'fast-check'
import type { z } from 'zod'

/** Texts that an attacker may type into a field. */
export const hostileTexts: readonly string[] = [
  "' or 1=1 --",
  "'; drop table carts; --",
  "\\'; select pg_sleep(5); --",
  '$1',
  '%27%20or%201%3D1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  'a\r\nset-cookie: stolen=1',
  'a\nx-injected: 1',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\ufeff',
  'ﷺ'.repeat(50),
  'é́'.repeat(50),
  '𝕊𝕦𝕞𝕞𝕚𝕥',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '-1',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '',
  ' ',
  '\t',
  'x'.repeat(10_000),
]

export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[[[[[]]]]]],
  {},
  { $ne: null },
  { length: 9 },
  { toString: 'x' },
]

type Schema = z.core.JSONSchema.JSONSchema
type Any = fc.Arbitrary<unknown>

/** Values that a schema mostly accepts, with occasional hostile ones. */
export const arbitraryOf = (schema: z.ZodType): Any => arbitrary(inputSchemaOf(schema))

/** Parts of schemas that occur in several places are the same object. */
const known = new WeakMap<Schema, Any>()

function arbitrary(schema: Schema): Any {
  const values =
    known.get(schema) ??
    fc.oneof(
      { weight: 24, arbitrary: valid(schema) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
    )
  known.set(schema, values)
  return values
}

function valid(schema: Schema): Any {
  const fixed = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  if (fixed.length > 0) return fc.constantFrom(...fixed)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(arbitrary))
  const make = byType[String(schema.type)]
  return make ? make(schema) : fc.jsonValue({ maxDepth: 3 })
}

const byType: Readonly<Record<string, (schema: Schema) => Any>> = {
  object: anObject,
  array: aList,
  string: aText,
  number: aNumber,
  integer: aNumber,
  boolean: () => fc.boolean(),
}

function anObject({ properties = {}, required = [], additionalProperties }: Schema): Any {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      typeof property === 'object' ? arbitrary(property) : fc.jsonValue(),
    ]),
  )
  if (Object.keys(fields).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), arbitrary(additionalProperties), {
      maxKeys: 5,
    })
  }
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
}

function aList({ items, minItems = 0, maxItems = 4 }: Schema): Any {
  const item =
    typeof items === 'object' && !Array.isArray(items) ? arbitrary(items) : fc.jsonValue()
  return fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  })
}

const byFormat: Readonly<Record<string, Any>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
}

function aText({ format, pattern, minLength = 0, maxLength = 40, examples = [] }: Schema): Any {
  if (format && byFormat[format]) return byFormat[format]
  const shortest = Math.min(minLength, 200)
  const free = fc.string({
    unit: 'grapheme',
    minLength: shortest,
    maxLength: Math.max(shortest, Math.min(maxLength, 200)),
  })
  if (examples.length > 0) return fc.oneof(fc.constantFrom(...examples), free)
  return pattern && !pattern.includes('(?') ? fc.stringMatching(new RegExp(pattern)) : free
}

function aNumber({ type, minimum = -1e6, maximum = 1e6 }: Schema): Any {
  return type === 'integer'
    ? fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
}

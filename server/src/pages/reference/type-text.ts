import { html } from 'hono/html'
import { nameOf, type Schema } from './reference-document.ts'

export type Html = ReturnType<typeof html>

/** What values of a schema are, in a few words; a schema with a name is a link. */
export function typeOf(schema: Schema): Html | string {
  const { $ref, items, anyOf, oneOf, additionalProperties } = schema
  if ($ref !== undefined) return schemaLink(nameOf($ref))
  const choices = anyOf ?? oneOf
  if (choices) return choiceOf(choices)
  if (items) return html`list of ${typeOf(items)}${rangeText(schema, 'Items')}`
  if (additionalProperties) return html`values by key: ${typeOf(additionalProperties)}`
  return `${plainType(schema)}${limitsOf(schema)}`
}

export const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`

function choiceOf(choices: readonly Schema[]): Html | string {
  const texts = choices.map(typeOf)
  const distinct = texts.filter(
    (text, index) => texts.findIndex((other) => String(other) === String(text)) === index,
  )
  return distinct.length === 1 && distinct[0] !== undefined
    ? distinct[0]
    : html`${distinct.map((text, index) => html`${index === 0 ? '' : ' or '}${text}`)}`
}

function plainType({ type, enum: values, const: only, format }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const name = [type ?? 'any value'].flat().join(' or ')
  return format === undefined ? name : `${name} (${format})`
}

function limitsOf({ minimum, maximum, ...schema }: Schema): string {
  const isLimited =
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const range = isLimited ? `, ${minimum} to ${maximum}` : ''
  return `${range}${rangeText(schema, 'Length')}`
}

function rangeText(schema: Schema, kind: 'Items' | 'Length'): string {
  const [least, most, unit] =
    kind === 'Items'
      ? [schema.minItems, schema.maxItems, 'entries']
      : [schema.minLength, schema.maxLength, 'characters']
  if (most !== undefined)
    return `, ${least === undefined ? 'at most' : `${least} to`} ${most} ${unit}`
  return least === undefined ? '' : `, at least ${least} ${unit}`
}

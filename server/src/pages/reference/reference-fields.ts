import { html } from 'hono/html'
import type { Parameter, Schema } from './reference-document.ts'
import { type Html, typeOf } from './type-text.ts'

export type FieldWriter = {
  write: (text: string) => Html
  /** What is said about fields that are not optional: requests must have them, and answers always do. */
  required: 'mandatory' | 'always'
}

type Field = { name: string; schema: Schema; isRequired: boolean }

/** The fields of a schema with their types; those of objects within it have dots in their names. */
export function schemaFields(schema: Schema, writer: FieldWriter): Html | undefined {
  const fields = fieldsOf(schema)
  return fields.length === 0 ? undefined : fieldList(fields, writer)
}

export const parameterFields = (
  parameters: readonly Parameter[],
  { write }: Pick<FieldWriter, 'write'>,
): Html =>
  fieldList(
    parameters.map(({ name, schema, required, description }) => ({
      name,
      schema: { ...schema, description },
      isRequired: required,
    })),
    { write, required: 'mandatory' },
  )

const fieldList = (fields: readonly Field[], writer: FieldWriter): Html =>
  html`<dl>${fields.map((field) => fieldEntry(field, writer))}</dl>`

const fieldEntry = ({ name, schema, isRequired }: Field, { write, required }: FieldWriter): Html =>
  html`<dt><code>${name}</code>${isRequired ? html` <b>${required}</b>` : ''} <i>${typeText(schema)}</i></dt><dd>${write(
    schema.description ?? '',
  )}${defaultText(schema)}</dd>`

const typeText = (schema: Schema) => (isObject(schema) ? 'object' : typeOf(withoutFields(schema)))

const defaultText = ({ default: value }: Schema) =>
  value === undefined || typeof value === 'object'
    ? ''
    : html` Default: <code>${String(value)}</code>.`

const isObject = ({ properties }: Schema): boolean => properties !== undefined

const named = (schema: Schema): Schema => (isObject(schema) ? { type: 'object' } : schema)

/** Objects without a name are called so, because their fields are listed below them. */
function withoutFields(schema: Schema): Schema {
  const { items, anyOf, oneOf } = schema
  return {
    ...schema,
    ...(items && { items: named(items) }),
    ...(anyOf && { anyOf: anyOf.map(named) }),
    ...(oneOf && { oneOf: oneOf.map(named) }),
  }
}

function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [], items, anyOf, oneOf, additionalProperties } = schema
  const own = Object.entries(properties).flatMap(([name, property]) => [
    { name: `${prefix}${name}`, schema: property, isRequired: required.includes(name) },
    ...fieldsOf(property, `${prefix}${name}.`),
  ])
  const inner = [items, additionalProperties, ...(anyOf ?? []), ...(oneOf ?? [])]
  return distinct([
    ...own,
    ...inner.flatMap((part) => (part === undefined ? [] : fieldsOf(part, prefix))),
  ])
}

/** The choices of a schema may have the same field, such as the one that tells them apart. */
const distinct = (fields: readonly Field[]): Field[] =>
  [...Map.groupBy(fields, ({ name }) => name).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const schemas = [first, ...others].map(({ schema }) => schema)
    const isSame = schemas.every((schema) => JSON.stringify(schema) === JSON.stringify(schemas[0]))
    const { description } = first.schema
    return [
      isSame ? first : { ...first, schema: { description: description ?? '', anyOf: schemas } },
    ]
  })

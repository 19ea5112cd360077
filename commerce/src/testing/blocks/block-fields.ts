import type { BlockDeclaration } from '@cairn/contract/content/blocks/declaration'
import { z } from 'zod'
import { pairsOf, type Schema, valuesOf } from './schema-values.ts'

type Path = readonly (string | number)[]
export type Fields = Readonly<Record<string, unknown>>

/** Sets the part of a document at a path. Without a value, it removes the part. */
export type Change = { path: Path; value?: unknown }

/** Two values of a field, or an entry of a list and its absence. */
export type FieldCase = {
  /** For example `linked-card.targets.style`. */
  name: string
  changes: readonly [Change, Change]
}

const schemaOf = ({ fields }: Pick<BlockDeclaration, 'fields'>): Schema =>
  z.toJSONSchema(fields, { io: 'output', unrepresentable: 'any' })

/** The fields of a block in which nothing is empty: lists have an entry of each kind, or two. */
export const filledFields = (declaration: Pick<BlockDeclaration, 'fields'>): Fields =>
  Object(filled(schemaOf(declaration), 0))

function filled(schema: Schema, index: number, defaultValue = schema.default): unknown {
  const [choice] = choicesOf(schema)
  if (choice) return filled(choice, index, defaultValue)
  if (schema.type === 'object')
    return Object.fromEntries(
      partsOf(schema).map(([name, part]) => [
        name,
        filled(part, index, part.default ?? Object(defaultValue)[name]),
      ]),
    )
  if (schema.type === 'array')
    return entriesOf(schema).map((entry, position) => filled(entry, position))
  const values = valuesOf(schema)
  // Entries of a list differ from each other, so only the first one has defaults.
  return index === 0 && values.includes(defaultValue) ? defaultValue : values[index % values.length]
}

const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] =>
  (anyOf ?? oneOf ?? []).filter((choice) => typeof choice === 'object')

/** What an import does not accept from authors: the core reads it, or applies it before it answers. */
const partsOfCore = new Set(['when', 'products', 'found'])

const partsOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'object' && !partsOfCore.has(name) ? [[name, part]] : [],
  )

/** The schema of each entry of a filled list. */
function entriesOf({ items, maxItems = 2 }: Schema): Schema[] {
  if (typeof items !== 'object' || Array.isArray(items)) return []
  const choices = choicesOf(items)
  return choices.length > 0 ? [...choices] : [items, items].slice(0, maxItems)
}

type Visit = (schema: Schema, path: Path) => void

/**
 * Visits each part of a filled document, one entry of each kind in every list. Lists of the same kinds within another
 * list of kinds, such as the texts of paragraphs and headings, are compared in full once, then by one of their kinds.
 */
function visitParts(schema: Schema, path: Path, visit: Visit, knownLists?: Set<string>): void {
  visit(schema, path)
  if (schema.type === 'array') return visitEntries(schema, path, visit, knownLists)
  const [choice] = choicesOf(schema)
  if (choice) visitParts(choice, path, visit, knownLists)
  if (schema.type !== 'object') return
  for (const [name, part] of partsOf(schema)) visitParts(part, [...path, name], visit, knownLists)
}

function visitEntries(list: Schema, path: Path, visit: Visit, knownLists?: Set<string>): void {
  const kinds = JSON.stringify(list.items)
  const isKnown = !isChoice(list) || knownLists?.has(kinds) === true
  const lists = isChoice(list) ? (knownLists ?? new Set<string>()).add(kinds) : undefined
  const entries = entriesOf(list)
  for (const [index, entry] of entries.slice(0, isKnown ? 1 : entries.length).entries())
    visitParts(entry, [...path, index], visit, lists)
}

const isChoice = ({ items }: Schema): boolean =>
  typeof items === 'object' && !Array.isArray(items) && choicesOf(items).length > 0

const hasNoParts = (schema: Schema): boolean =>
  choicesOf(schema).length === 0 && schema.type !== 'object' && schema.type !== 'array'

/** Every field of the import schema of a block, each with two values. */
export function fieldCases(declaration: Pick<BlockDeclaration, 'type' | 'fields'>): FieldCase[] {
  const unchanged: Change = { path: [] }
  const cases: FieldCase[] = []
  visitParts(schemaOf(declaration), [], (schema, path) => {
    const name = [declaration.type, ...path.filter((part) => typeof part === 'string')].join('.')
    const add = (suffix: string, ...changes: [Change, Change]) =>
      cases.push({ name: name + suffix, changes })
    if (hasNoParts(schema))
      for (const [value, other] of pairsOf(schema)) add('', { path, value }, { path, value: other })
    if (choicesOf(schema).some(({ type }) => type === 'null'))
      add(' (null)', unchanged, { path, value: null })
    if (schema.type === 'array' && entriesOf(schema).length > (schema.minItems ?? 0))
      for (const index of entriesOf(schema).keys())
        add(' (entry)', unchanged, { path: [...path, index] })
  })
  return cases
}

/** Values of texts on which it depends what a block shows, by the name of the field. */
const decidingValues: Readonly<Record<string, readonly string[]>> = {
  url: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
}

/**
 * The situations in which a field may be visible: all fields are filled, one part is missing, or one choice or switch
 * is another. The larger parts come first, because they hide more.
 */
export function situationsOf(declaration: Pick<BlockDeclaration, 'fields'>): Change[] {
  const situations: Change[] = [{ path: [] }]
  visitParts(schemaOf(declaration), [], (schema, path) => {
    if (path.length > 0) situations.push({ path })
    const values = schema.enum || schema.type === 'boolean' ? valuesOf(schema) : []
    for (const value of [...values, ...(decidingValues[String(path.at(-1))] ?? [])])
      situations.push({ path, value })
  })
  const fields = filledFields(declaration)
  return situations
    .toSorted((one, other) => one.path.length - other.path.length)
    .filter((situation) => declaration.fields.safeParse(changed(fields, situation)).success)
}

/** A copy of the fields with a change. A change of a part that is missing has no effect. */
export const changed = (fields: Fields, change: Change): Fields =>
  Object(changedPart(fields, change))

function changedPart(part: unknown, { path: [key, ...rest], value }: Change): unknown {
  if (key === undefined) return part
  if (typeof part !== 'object' || part === null) return part
  const isRemoved = rest.length === 0 && value === undefined
  if (Array.isArray(part))
    return part.flatMap((entry, index) => {
      if (index !== key) return [entry]
      return isRemoved
        ? []
        : [rest.length === 0 ? value : changedPart(entry, { path: rest, value })]
    })
  const { [key]: changedField, ...others } = part as Record<string, unknown>
  if (isRemoved) return others
  return {
    ...others,
    [key]: rest.length === 0 ? value : changedPart(changedField, { path: rest, value }),
  }
}

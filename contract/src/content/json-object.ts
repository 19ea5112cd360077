/** An object of a document that was not parsed yet. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects in a list; none if the value is no list. */
export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []

/** The text; empty for every other value, because not every JSON value can be converted to a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

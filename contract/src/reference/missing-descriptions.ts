import { isObject, type Json } from './schemas.ts'

/** The calls, parameters, schemas and fields of an OpenAPI document that have no description. */
export function missingDescriptions(document: Json): string[] {
  const { schemas, parameters } = objectAt(document, 'components')
  return [
    ...entriesOf(document['paths']).flatMap(([, path]) =>
      entriesOf(path).flatMap(([, operation]) => missingInOperation(operation)),
    ),
    ...entriesOf(schemas).flatMap(([name, schema]) => [
      ...unlessDescribed(name, schema),
      ...missingFields(name, schema),
    ]),
    ...entriesOf(parameters).flatMap(([name, parameter]) => unlessDescribed(name, parameter)),
  ]
}

function missingInOperation(operation: Json): string[] {
  const name = String(operation['operationId'])
  const { requestBody } = operation
  const ownParameters = listIn(operation['parameters']).filter(
    (parameter) => !('$ref' in parameter),
  )
  return [
    ...unlessDescribed(name, operation),
    ...ownParameters.flatMap((parameter) =>
      unlessDescribed(`${name}.${String(parameter['name'])}`, parameter),
    ),
    ...schemasOf(requestBody).flatMap((schema) => missingFields(`${name}.body`, schema)),
    ...schemasOf(objectAt(operation, 'responses')['200']).flatMap((schema) =>
      missingFields(`${name}.answer`, schema),
    ),
  ]
}

const unlessDescribed = (place: string, described: Json): string[] =>
  typeof described['description'] === 'string' && described['description'] !== '' ? [] : [place]

function missingFields(place: string, schema: Json): string[] {
  const { properties, items, additionalProperties, anyOf, oneOf, allOf } = schema
  return [
    ...entriesOf(properties).flatMap(([name, property]) => [
      ...unlessDescribed(`${place}.${name}`, property),
      ...missingFields(`${place}.${name}`, property),
    ]),
    ...[items, additionalProperties]
      .filter(isObject)
      .flatMap((element) => missingFields(place, element)),
    ...[anyOf, oneOf, allOf].flatMap(listIn).flatMap((choice) => missingFields(place, choice)),
  ]
}

const schemasOf = (message: unknown): Json[] =>
  entriesOf(isObject(message) ? message['content'] : undefined).map(([, content]) =>
    objectAt(content, 'schema'),
  )

const objectAt = (json: Json, key: string): Json => {
  const value = json[key]
  return isObject(value) ? value : {}
}

const entriesOf = (value: unknown): [string, Json][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, Json] => isObject(entry[1]))
    : []

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

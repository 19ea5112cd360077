import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { refusals } from '../refusals/refusals.ts'
import { wirePath } from '../wire/call.ts'
import { headers } from '../wire/headers.ts'
import { openApiOf } from './openapi.ts'

const publicOrigin = 'http://shop.test'
const document = JSON.parse(JSON.stringify(openApiOf(calls, { publicOrigin })))

/** The part of the document that a reference leads to. */
const partAt = (reference: string) =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce((node, key) => node?.[key], document)

test('the document contains every call with its body and its refusals (SES-036)', () => {
  expect(document.components.schemas.Error.properties).toHaveProperty('errorDetails')
  for (const [name, call] of Object.entries(calls)) {
    const operation = document.paths[wirePath(call.path)][call.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([
        'answerStatus' in call ? String(call.answerStatus) : '200',
        ...call.refuses.map((refusal) => String(refusals[refusal].status)),
      ]),
    )
    expect(Boolean(operation.requestBody)).toBe('body' in call)
    for (const refusal of ['general', ...call.refuses] as const) {
      const response = operation.responses[refusals[refusal].status]
      const { content } = '$ref' in response ? partAt(response.$ref) : response
      const { schema } = content['application/json']
      expect(schema).toEqual({ $ref: '#/components/schemas/Error' })
    }
  }
})

test('the document contains every header that clients can set, and path parameters', () => {
  const parameterNames = Object.values(document.components.parameters).map(
    (parameter) => Object(parameter).name,
  )
  expect(parameterNames.toSorted()).toEqual([...Object.values(headers), 'locale'].toSorted())

  const { parameters } = document.paths['/api/cart/v1/cart/{basketId}'].get
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'basketId', in: 'path', required: true }),
  )
})

test('a provider call has no session and no client headers', () => {
  const { security, parameters } = document.paths['/fapi/payments/events'].post

  expect(security).toEqual([])
  expect(parameters).toEqual([])
})

test('every reference in the document can be resolved', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"(#\/[^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, reference = ''] of references) {
    expect(partAt(reference), reference).toBeDefined()
  }
})

type Operation = { tags: string[]; responses: Record<string, unknown>; requestBody?: unknown }
const operations: [string, Operation][] = Object.values(document.paths).flatMap((path) =>
  Object.values(Object(path)).map(
    (operation) => [Object(operation).operationId, operation] as [string, Operation],
  ),
)

test('an entity has one schema under its own name, and blocks refer to their union', () => {
  const { schemas } = document.components
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Cart', 'Address', 'ProductCard']))
  expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([])
  expect(schemas.Cart.properties.items.items).toEqual({ $ref: '#/components/schemas/CartItem' })
  expect(schemas.DialogBlock.properties.blocks.items).toEqual({
    $ref: '#/components/schemas/ContentBlock',
  })
  // A schema that is written out again and again has made the document 1.7 million characters long.
  expect(JSON.stringify(document).length).toBeLessThan(700_000)
})

test('every call is in one of the listed groups', () => {
  const listed = document.tags.map(({ name }: { name: string }) => name)
  const groups = operations.map(([name, { tags }]) => ({ name, tags }))
  expect(groups.filter(({ tags }) => tags.length !== 1 || !listed.includes(tags[0]))).toEqual([])
})

test('a call has the refusals of a body only if it takes one, and 501 only if it is not built', () => {
  const hasStatus = (status: string) =>
    operations.filter(([, { responses }]) => status in responses).map(([name]) => name)
  const withBody = operations.filter(([, { requestBody }]) => requestBody).map(([name]) => name)
  expect(hasStatus('415')).toEqual(withBody)
  expect(hasStatus('413')).toEqual([...withBody, 'receivePaymentEvents'].toSorted(byPlace))
  expect(hasStatus('501')).toEqual([])

  const withUnbuilt = openApiOf(
    { readCart: calls.readCart },
    { publicOrigin, isBuilt: () => false },
  )
  expect(JSON.stringify(withUnbuilt['paths'])).toContain('"501"')
})

const byPlace = (one: string, other: string) => places.indexOf(one) - places.indexOf(other)
const places = operations.map(([name]) => name)

test('the name of the cookie is the one that the shop sets, over https and without', () => {
  const nameFor = (origin: string) =>
    JSON.parse(JSON.stringify(openApiOf(calls, { publicOrigin: origin }))).components
      .securitySchemes.session.name
  expect(nameFor('http://localhost:3000')).toBe('cairn_access')
  expect(nameFor('https://shop.example')).toBe('__Host-cairn_access')
})

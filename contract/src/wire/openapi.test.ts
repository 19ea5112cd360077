import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { refusals } from '../refusals/refusals.ts'
import { wirePath } from './call.ts'
import { headers } from './headers.ts'
import { openApiOf } from './openapi.ts'

const document = JSON.parse(JSON.stringify(openApiOf(calls)))

test('the document contains every call with its body and its refusals', () => {
  for (const [name, call] of Object.entries(calls)) {
    const operation = document.paths[wirePath(call.path)][call.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([
        '200',
        ...call.refuses.map((refusal) => String(refusals[refusal].status)),
      ]),
    )
    expect(Boolean(operation.requestBody)).toBe('body' in call)
  }
})

test('the document contains every header and path parameter', () => {
  const parameterNames = Object.values(document.components.parameters).map(
    (parameter) => Object(parameter).name,
  )
  expect(parameterNames).toEqual(
    expect.arrayContaining([...Object.values(headers), 'locale', 'origin']),
  )

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
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce((node, key) => node?.[key], document)
    expect(target, path).toBeDefined()
  }
})

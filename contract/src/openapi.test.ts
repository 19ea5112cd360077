import { expect, test } from 'vitest'
import { wirePath } from './call.ts'
import { calls } from './calls.ts'
import { headers } from './headers.ts'
import { openApiOf } from './openapi.ts'
import { refusals } from './refusals.ts'

const document = JSON.parse(JSON.stringify(openApiOf(calls)))

test('the document has every call, with its parameters and its refusals', () => {
  for (const [name, call] of Object.entries(calls)) {
    const operation = document.paths[wirePath(call.path)][call.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([
        '200',
        ...call.refuses.map((refused) => String(refusals[refused].status)),
      ]),
    )
    expect(Boolean(operation.requestBody)).toBe('body' in call)
  }
})

test('the document names every header, and every name in a path', () => {
  const named = Object.values(document.components.parameters).map((one) => Object(one).name)
  expect(named).toEqual(expect.arrayContaining([...Object.values(headers), 'locale', 'origin']))

  const { parameters } = document.paths['/api/cart/v1/cart/{basketId}'].get
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'basketId', in: 'path', required: true }),
  )
})

test('a provider needs no session and none of the headers of clients', () => {
  const { security, parameters } = document.paths['/fapi/payments/events'].post

  expect(security).toEqual([])
  expect(parameters).toEqual([])
})

test('every reference in the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, path = ''] of references) {
    const found = path.split('/').reduce((node, key) => node?.[key], document)
    expect(found, path).toBeDefined()
  }
})

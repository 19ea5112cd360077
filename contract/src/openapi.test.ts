import { expect, test } from 'vitest'
import { wirePath } from './call.ts'
import { calls } from './calls.ts'
import { openApiOf } from './openapi.ts'

const document = JSON.parse(JSON.stringify(openApiOf(calls)))

test('the document has every call, with its parameters and its refusals', () => {
  for (const [name, call] of Object.entries(calls)) {
    const operation = document.paths[wirePath(call.path)][call.method.toLowerCase()]
    expect(operation.operationId).toBe(name)
    expect(Object.keys(operation.responses)).toContain('200')
    expect(Boolean(operation.requestBody)).toBe('body' in call)
  }
})

test('every reference in the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, path = ''] of references) {
    const found = path.split('/').reduce((node, key) => node?.[key], document)
    expect(found, path).toBeDefined()
  }
})

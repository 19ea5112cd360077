import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { type Call, call } from '../wire/call.ts'
import { findDescriptions } from './field-texts.ts'
import { missingDescriptions } from './missing-descriptions.ts'
import { openApiOf } from './openapi.ts'

const publicOrigin = 'http://shop.test'

test('every call, parameter, schema and field of the reference is described (SES-036)', () => {
  expect(missingDescriptions(openApiOf(calls, { publicOrigin }))).toEqual([])
  const withoutOwnText = Object.entries<Call>(calls).filter(([, { description }]) => !description)
  expect(withoutOwnText.map(([name]) => name)).toEqual([])
})

const described = z.string().describe('A text.')
const planted = call({
  method: 'PUT',
  path: '/cart/v1/planted/{id}',
  summary: 'Planted.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.string().optional(), described }),
  body: z.object({ list: z.array(z.object({ inList: z.string(), described })) }),
  answer: z.object({
    described,
    nullable: described.nullable(),
    choice: z.union([z.object({ inChoice: z.string() }), z.object({ described })]),
    byKey: z.record(z.string(), z.object({ inRecord: z.string() })).describe('By key.'),
  }),
  refuses: [],
})

test('what is not described is reported with its place', () => {
  const found = missingDescriptions(openApiOf({ planted }, { publicOrigin }))
  expect(found.toSorted()).toEqual([
    'planted.answer.byKey.inRecord',
    'planted.answer.choice',
    'planted.answer.choice.inChoice',
    'planted.body.list',
    'planted.body.list.inList',
    'planted.id',
    'planted.page',
  ])
})

test('a description of a field that is not there is reported', () => {
  expect(() => findDescriptions([[planted, { 'body.gone': 'A field.' }]])).toThrow('body.gone')
})

test('a field that an object has taken from another one has its description', () => {
  const original = z.object({ size: z.string(), colour: z.string() })
  const derived = original.pick({ size: true }).partial()
  const { ofField } = findDescriptions([[original, { size: 'The size.' }]])
  expect(ofField(derived, 'size')).toBe('The size.')
  expect(ofField(original, 'colour')).toBeUndefined()
})

test('a schema in objects that have nothing to do with each other is described for each of them', () => {
  const id = z.string().describe('The id of a store.')
  const reservation = z.object({ id, until: z.string() })
  const sale = z.object({ id, employee: z.string() })
  const { ofField } = findDescriptions([[reservation, { id: 'The store that keeps the item.' }]])
  expect(ofField(reservation.extend({ by: z.string() }), 'id')).toBe(
    'The store that keeps the item.',
  )
  expect(ofField(sale, 'id')).toBeUndefined()
  expect(ofField(sale.partial(), 'id')).toBeUndefined()
})

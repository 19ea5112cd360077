import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, everyCallRefuses } from './call.ts'
import { calls } from './calls.ts'
import { galleryCalls } from './gallery.ts'
import { refusals } from './refusals.ts'
import { sampleOf } from './sample.ts'
import { specifiedCalls, specifiedGalleryCalls } from './specified-calls.ts'

const ourOwn = [
  'POST /consumers-v3/consumer/TrackOrder/code',
  'POST /consumers-v3/consumer/return/{orderId}/withdraw',
  'GET /fapi/bot-defence/challenge',
  'POST /fapi/payments/events',
  'GET /fapi/sitemap',
  'GET /fapi/sitemap/alternates',
]

const lineOf = ({ method, path }: Call) => `${method} ${path}`
const core: [string, Call][] = Object.entries(calls)
const gallery: [string, Call][] = Object.entries(galleryCalls)
const declared = [...core, ...gallery]
const linesOf = (table: readonly [string, Call][]) => table.map(([, call]) => lineOf(call))

const namesOf = (offends: (call: Call) => boolean) =>
  declared.filter(([, call]) => offends(call)).map(([name]) => name)

test('the table holds every call of the specification, and no other but ours', () => {
  expect(linesOf(core).toSorted()).toEqual([...specifiedCalls, ...ourOwn].toSorted())
})

test('the calls of the gallery’s own host have a table of their own', () => {
  expect(linesOf(gallery).toSorted()).toEqual(specifiedGalleryCalls.toSorted())
})

test('every path that the documents write out in full is declared', () => {
  const written = ['commerce-core', 'account-and-content'].flatMap((name) =>
    writtenCalls(readFileSync(new URL(`../../docs/spec/${name}.txt`, import.meta.url), 'utf8')),
  )
  const lines = new Set(linesOf(declared))
  expect(written.length).toBeGreaterThan(90)
  expect(written.filter((line) => !lines.has(line))).toEqual([])
})

test('no two calls share a method and a path', () => {
  const lines = linesOf(core)
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})

test('the params of a call are those that its path names', () => {
  expect(namesOf((call) => `${namedParams(call)}` !== `${givenParams(call)}`)).toEqual([])
})

test('a call names each of its refusals once, all of the catalogue, none that every call has', () => {
  const common: readonly string[] = everyCallRefuses
  const offends = (name: string, at: number, all: readonly string[]) =>
    !Object.hasOwn(refusals, name) || all.indexOf(name) !== at || common.includes(name)
  expect(namesOf(({ refuses }) => refuses.some(offends))).toEqual([])
})

test('what is read by GET changes nothing and has no body', () => {
  const reads = declared.filter(([, { method }]) => method === 'GET')
  expect(reads.filter(([, { repeat, body }]) => repeat !== 'safe' || body)).toEqual([])
})

test('a keyed call says that a key may be in flight or have come with another body', () => {
  expect(namesOf(({ repeat }) => repeat === 'keyed')).toEqual(['placeOrder'])
  expect(namesOf(({ refuses }) => refuses.includes('sameKeyInFlight'))).toEqual(['placeOrder'])
  expect(namesOf(({ refuses }) => refuses.includes('keyReused'))).toEqual(['placeOrder'])
})

test('where somebody may try passwords or take tokens, a challenge may be asked for', () => {
  const tempting = namesOf(({ rate }) => rate === 'credentials' || rate === 'token')
  expect(namesOf(({ refuses }) => refuses.includes('challengeRequired'))).toEqual(tempting)
})

test('nothing that may be sent is without bounds', () => {
  const gaps = declared.flatMap(([name, call]) =>
    inputsOf(call).flatMap((schema) => unbounded(jsonOf(schema), name)),
  )
  expect(gaps).toEqual([])
})

test('every call has a sample of what is sent, and of what is answered in JSON', () => {
  expect(namesOf((call) => !isSampled(call))).toEqual([])
})

test.each([
  [z.string(), ['at: no longest', 'at: any letters']],
  [z.string().max(5), ['at: any letters']],
  [z.string().regex(/^[^a]+$/), ['at: no longest', 'at: any letters']],
  [z.object({ some: z.array(z.int().min(1)) }), ['at.some: no most', 'at.some[]: no range']],
  [z.number().nullable(), ['at: no range']],
  [z.string().nullish(), ['at: no longest', 'at: any letters']],
  [z.record(z.string(), z.number()), ['at.*: no range']],
])('what is without bounds is found: %#', (schema, gaps) => {
  expect(unbounded(jsonOf(schema), 'at').toSorted()).toEqual(gaps.toSorted())
})

const namedParams = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

const givenParams = ({ params }: Call) => Object.keys(params?.shape ?? {}).toSorted()

/** "POST and DELETE /path", "GET/PUT/POST .../path"; three dots stand for the consumer. */
function writtenCalls(document: string): string[] {
  const mentions = document.matchAll(
    /((?:GET|POST|PUT|PATCH|DELETE)(?:(?:\/| and )(?:GET|POST|PUT|PATCH|DELETE))*) ((?:\.\.\.)?\/[\w/{}.-]*)/g,
  )
  return [...mentions].flatMap(([, methods = '', path = '']) => {
    const full = path.replace('...', '/consumers-v3/consumer').replace(/\.$/, '')
    return (methods.match(/[A-Z]+/g) ?? []).map((method) => `${method} ${full}`)
  })
}

type Json = z.core.JSONSchema.JSONSchema

const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const inputsOf = ({ params, query, body }: Pick<Call, 'params' | 'query' | 'body'>): z.ZodType[] =>
  [params, query, body].filter((schema) => schema !== undefined)

const isSampled = ({ answer, answerType, ...input }: Call) =>
  [...inputsOf(input), ...(answerType ? [] : [answer])].every(hasSample)

function hasSample(schema: z.ZodType): boolean {
  try {
    sampleOf(schema)
    return true
  } catch {
    return false
  }
}

/** Every place where somebody could send more, or other letters, than anybody needs. */
function unbounded(schema: Json | boolean, at: string): string[] {
  if (typeof schema === 'boolean') return []
  const { anyOf = [], oneOf = [], properties = {}, items, additionalProperties = false } = schema
  return [
    ...ownGaps(schema, at).map((gap) => `${at}: ${gap}`),
    ...[...anyOf, ...oneOf].flatMap((choice) => unbounded(choice, at)),
    ...Object.entries(properties).flatMap(([name, value]) => unbounded(value, `${at}.${name}`)),
    ...unbounded(additionalProperties, `${at}.*`),
    ...(items && !Array.isArray(items) ? unbounded(items, `${at}[]`) : []),
  ]
}

function ownGaps(schema: Json, at: string): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return []
  // Where a value may be of several plain types, they are listed.
  const is = (type: string) => [schema.type].flat().some((one) => one === type)
  return [
    ...(is('string') ? textGaps(schema, at) : []),
    ...(is('array') && schema.maxItems === undefined ? ['no most'] : []),
    ...((is('number') || is('integer')) && !hasRange(schema) ? ['no range'] : []),
  ]
}

const hasRange = ({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Json) =>
  minimum !== undefined && minimum > -Number.MAX_SAFE_INTEGER && maximum < Number.MAX_SAFE_INTEGER

/** They are hashed, never stored or shown. */
const secrets = /assword$/

function textGaps({ format, maxLength, pattern, allOf = [] }: Json, at: string): string[] {
  if (format !== undefined) return []
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (one) => one !== undefined,
  )
  const isShort = patterns.some((one) => !/[*+]|\{\d+,\}/.test(withoutLetters(one)))
  const isPlain = patterns.some((one) => !new RegExp(one, 'u').test('\0'))
  return [
    ...(maxLength === undefined && !isShort ? ['no longest'] : []),
    ...(isPlain || secrets.test(at) ? [] : ['any letters']),
  ]
}

const withoutLetters = (pattern: string) => pattern.replaceAll(/\[[^\]]*\]|\\./g, '.')

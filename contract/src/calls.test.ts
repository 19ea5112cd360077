import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import { refusals } from './refusals/refusals.ts'
import { galleryCalls } from './testing/gallery-calls.ts'
import { specifiedCalls, specifiedGalleryCalls } from './testing/specified-calls.ts'
import { type Call, commonRefusals } from './wire/call.ts'
import { sampleOf } from './wire/sample.ts'

const ownCalls = [
  'GET /cart/v2/checkout/order/{orderNumber}/payment',
  'POST /consumers-v3/consumer/TrackOrder/code',
  'POST /consumers-v3/consumer/checkresetlink',
  'POST /consumers-v3/consumer/verifyemail',
  'POST /consumers-v3/consumer/verificationmail',
  'PUT /consumers-v3/consumer/store',
  'POST /consumers-v3/consumer/subscription/confirm',
  'POST /consumers-v3/consumer/subscription/unsubscribe',
  'POST /wishlists/v2/favorites/no-mails',
  'POST /consumers-v3/consumer/return/{orderId}/withdraw',
  'GET /consumers-v3/consumer/returns',
  'GET /consumers-v3/consumer/cases',
  'GET /consumers-v3/consumer/sessions',
  'DELETE /consumers-v3/consumer/sessions',
  'DELETE /consumers-v3/consumer/sessions/{sessionId}',
  'GET /consumers-v3/consumer/data',
  'GET /consumers-v3/consumer/data/page',
  'GET /consumers-v3/consumer/erasure',
  'POST /consumers-v3/consumer/erasure',
  'GET /consumers-v3/consumer/passkeys',
  'POST /consumers-v3/consumer/passkeys/options',
  'POST /consumers-v3/consumer/passkeys',
  'PUT /consumers-v3/consumer/passkeys/{passkeyId}',
  'DELETE /consumers-v3/consumer/passkeys/{passkeyId}',
  'POST /consumers-v3/auth/passkey/options',
  'POST /consumers-v3/auth/passkey',
  'GET /consumers-v3/consumer/loyalty/points',
  'GET /experiments',
  'GET /stores/v1/reservations',
  'POST /stores/v1/reservations/{reservationId}/handover',
  'GET /stores/v1/pickups',
  'PUT /stores/v1/pickups/{orderNumber}/{shipmentId}',
  'GET /fapi/bot-defence/challenge',
  'POST /fapi/consent',
  'POST /fapi/errors/ingest',
  'POST /fapi/payments/events',
  'GET /fapi/shipping/rates',
  'GET /fapi/sitemap',
  'GET /fapi/sitemap/alternates',
  'GET /fapi/sitemap/nearest',
]

const lineOf = ({ method, path }: Call) => `${method} ${path}`
const core: [string, Call][] = Object.entries(calls)
const gallery: [string, Call][] = Object.entries(galleryCalls)
const allCalls = [...core, ...gallery]
const linesOf = (table: readonly [string, Call][]) => table.map(([, call]) => lineOf(call))

const namesOf = (matches: (call: Call) => boolean) =>
  allCalls.filter(([, call]) => matches(call)).map(([name]) => name)

test('the table contains every call of the specification and the shop’s own calls, and no others', () => {
  expect(linesOf(core).toSorted()).toEqual([...specifiedCalls, ...ownCalls].toSorted())
})

test('the gallery calls match the specification', () => {
  expect(linesOf(gallery).toSorted()).toEqual(specifiedGalleryCalls.toSorted())
})

test('every path that the specification documents contain in full is declared', () => {
  const documented = ['commerce-core', 'account-and-content'].flatMap((name) =>
    documentedCalls(readFileSync(new URL(`../../docs/spec/${name}.txt`, import.meta.url), 'utf8')),
  )
  const lines = new Set(linesOf(allCalls))
  expect(documented.length).toBeGreaterThan(90)
  expect(documented.filter((line) => !lines.has(line))).toEqual([])
})

test('no two calls share a method and a path', () => {
  const lines = linesOf(core)
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})

test('a call has exactly the parameters of its path', () => {
  expect(namesOf((call) => `${pathParams(call)}` !== `${declaredParams(call)}`)).toEqual([])
})

test('a call lists each refusal once, only known refusals and no common refusals', () => {
  const commonNames: readonly string[] = commonRefusals
  const isInvalid = (name: string, index: number, all: readonly string[]) =>
    !Object.hasOwn(refusals, name) || all.indexOf(name) !== index || commonNames.includes(name)
  expect(namesOf(({ refuses }) => refuses.some(isInvalid))).toEqual([])
})

test('a GET call is safe and has no body', () => {
  const reads = allCalls.filter(([, { method }]) => method === 'GET')
  expect(reads.filter(([, { repeat, body }]) => repeat !== 'safe' || body)).toEqual([])
})

test('only keyed calls have the refusals of idempotency keys', () => {
  expect(namesOf(({ repeat }) => repeat === 'keyed')).toEqual(['placeOrder'])
  expect(namesOf(({ refuses }) => refuses.includes('idempotencyKeyInFlight'))).toEqual([
    'placeOrder',
  ])
  expect(namesOf(({ refuses }) => refuses.includes('idempotencyKeyReused'))).toEqual(['placeOrder'])
})

test('calls for passwords and tokens can require a challenge', () => {
  const limitedCalls = namesOf(({ rate }) => rate === 'credentials' || rate === 'token')
  expect(namesOf(({ refuses }) => refuses.includes('challengeRequired'))).toEqual(limitedCalls)
})

test('every input is bounded', () => {
  const gaps = allCalls.flatMap(([name, call]) =>
    inputsOf(call).flatMap((schema) => unboundedPaths(jsonOf(schema), name)),
  )
  expect(gaps).toEqual([])
})

test('every call has samples of its input and its JSON answer', () => {
  expect(namesOf((call) => !isSampled(call))).toEqual([])
})

test.each([
  [z.string(), ['at: no maximum length', 'at: any characters']],
  [z.string().max(5), ['at: any characters']],
  [z.string().regex(/^[^a]+$/), ['at: no maximum length', 'at: any characters']],
  [
    z.object({ some: z.array(z.int().min(1)) }),
    ['at.some: no maximum count', 'at.some[]: no range'],
  ],
  [z.number().nullable(), ['at: no range']],
  [z.string().nullish(), ['at: no maximum length', 'at: any characters']],
  [z.record(z.string(), z.number()), ['at.*: no range']],
])('finds unbounded inputs: %#', (schema, gaps) => {
  expect(unboundedPaths(jsonOf(schema), 'at').toSorted()).toEqual(gaps.toSorted())
})

const pathParams = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

const declaredParams = ({ params }: Call) => Object.keys(params?.shape ?? {}).toSorted()

/** "POST and DELETE /path", "GET/PUT/POST .../path"; three dots stand for the consumer. */
function documentedCalls(document: string): string[] {
  const mentions = document.matchAll(
    /((?:GET|POST|PUT|PATCH|DELETE)(?:(?:\/| and )(?:GET|POST|PUT|PATCH|DELETE))*) ((?:\.\.\.)?\/[\w/{}.-]*)/g,
  )
  return [...mentions].flatMap(([, methods = '', path = '']) => {
    const fullPath = path.replace('...', '/consumers-v3/consumer').replace(/\.$/, '')
    return (methods.match(/[A-Z]+/g) ?? []).map((method) => `${method} ${fullPath}`)
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

/** The paths of all inputs without a limit on length, range, items or characters. */
function unboundedPaths(schema: Json | boolean, path: string): string[] {
  if (typeof schema === 'boolean') return []
  const { anyOf = [], oneOf = [], properties = {}, items, additionalProperties = false } = schema
  return [
    ...missingLimitsOf(schema, path).map((limit) => `${path}: ${limit}`),
    ...[...anyOf, ...oneOf].flatMap((choice) => unboundedPaths(choice, path)),
    ...Object.entries(properties).flatMap(([name, value]) =>
      unboundedPaths(value, `${path}.${name}`),
    ),
    ...unboundedPaths(additionalProperties, `${path}.*`),
    ...(items && !Array.isArray(items) ? unboundedPaths(items, `${path}[]`) : []),
  ]
}

function missingLimitsOf(schema: Json, path: string): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return []
  // A schema of several primitive types lists them.
  const is = (type: string) => [schema.type].flat().some((typeName) => typeName === type)
  return [
    ...(is('string') ? missingTextLimits(schema, path) : []),
    ...(is('array') && schema.maxItems === undefined ? ['no maximum count'] : []),
    ...((is('number') || is('integer')) && !hasRange(schema) ? ['no range'] : []),
  ]
}

const hasRange = ({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Json) =>
  minimum !== undefined && minimum > -Number.MAX_SAFE_INTEGER && maximum < Number.MAX_SAFE_INTEGER

/** Passwords may contain any characters because they are only hashed. */
const passwordFields = /assword$/

function missingTextLimits(
  { format, maxLength, pattern, allOf = [] }: Json,
  path: string,
): string[] {
  if (format !== undefined) return []
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter(
    (value) => value !== undefined,
  )
  const isShort = patterns.some((source) => !/[*+]|\{\d+,\}/.test(withoutLetters(source)))
  const isPlain = patterns.some((source) => !new RegExp(source, 'u').test('\0'))
  return [
    ...(maxLength === undefined && !isShort ? ['no maximum length'] : []),
    ...(isPlain || passwordFields.test(path) ? [] : ['any characters']),
  ]
}

const withoutLetters = (pattern: string) => pattern.replaceAll(/\[[^\]]*\]|\\./g, '.')

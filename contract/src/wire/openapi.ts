import { z } from 'zod'
import { type RefusalName, refusals } from '../refusals/refusals.ts'
import { locales } from '../sites/sites.ts'
import { type Call, commonRefusals, wirePath } from './call.ts'
import { errorBody } from './client.ts'
import { tokenCookies } from './cookies.ts'
import { brand, channel, headers, source } from './headers.ts'

type Json = { [key: string]: unknown }

/** Recursive JSON values refer to themselves; the document describes them as any value. */
const selfReference = /\{"\$ref":"#\/\$defs\/\w+"\}/g

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return $defs ? JSON.parse(JSON.stringify(rest).replace(selfReference, '{}')) : rest
}

/** Builds the OpenAPI 3.1 document of a table of calls. */
export function openApiOf(calls: Readonly<Record<string, Call>>): Json {
  const sharedSchemas = sharedAnswers(calls)
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = wirePath(call.path)
    const answer = sharedSchemas.has(call.answer)
      ? schemaRef(sharedSchemas.get(call.answer))
      : undefined
    const operation = operationOf(name, call, answer ?? schemaOf(call.answer, 'output'))
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1.0.0',
      description: 'All calls of the shop. In preview the same paths are served below /pre.',
    },
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorBody, 'output'),
        ...Object.fromEntries(
          sharedSchemas.entries().map(([schema, name]) => [name, schemaOf(schema, 'output')]),
        ),
      },
      parameters: { ...commonParameters, ...additionalParameters },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: tokenCookies.access },
      },
    },
  }
}

const schemaRef = (name: string | undefined): Json => ({ $ref: `#/components/schemas/${name}` })

/** A schema that several calls answer with is listed once, under the name of the first call. */
function sharedAnswers(calls: Readonly<Record<string, Call>>): ReadonlyMap<z.ZodType, string> {
  const byAnswer = Map.groupBy(Object.entries(calls), ([, { answer }]) => answer)
  return new Map(
    byAnswer
      .entries()
      .filter(([, entries]) => entries.length > 1)
      .map(([answer, [first]]) => [answer, `AnswerOf_${first?.[0]}`]),
  )
}

const commonParameters = {
  locale: {
    name: 'locale',
    in: 'query',
    required: true,
    schema: { type: 'string', enum: locales },
  },
  accessKey: headerParameter('accessKey', 'Identifies the client; unknown keys are refused.', true),
  siteId: headerParameter('siteId', 'The site of the locale.', true),
  transactionId: headerParameter('transactionId', 'Unique per request; returned in the answer.'),
  correlationId: headerParameter('correlationId', 'Correlates requests; returned in the answer.'),
  channel: headerParameter('channel', `Always ${channel}.`),
  brand: headerParameter('brand', `Always ${brand}.`),
  region: headerParameter('region', 'The region of the site: NORA or EMEA.'),
  source: headerParameter('source', `Always ${source}.`),
  clientApp: headerParameter('clientApp', 'The client application.'),
  trustId: headerParameter('trustId', 'A persistent identifier of the browser.'),
}

const additionalParameters = {
  usid: headerParameter(
    'usid',
    'The id of the session on consumer calls; the id of another session is refused.',
  ),
  challengeSolution: headerParameter('challengeSolution', 'A solved bot-defence challenge.'),
  orderChannel: headerParameter('orderChannel', 'mobile-app or e-commerce.'),
  idempotencyKey: headerParameter(
    'idempotencyKey',
    'The same for every attempt to place an order.',
  ),
  origin: {
    name: 'origin',
    in: 'header',
    required: true,
    description: 'The origin of the shop; browsers send it automatically.',
    schema: { type: 'string' },
  },
}

function headerParameter(header: keyof typeof headers, description: string, required = false) {
  return { name: headers[header], in: 'header', required, description, schema: { type: 'string' } }
}

const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

function additionalParametersOf({ method, path, policy, repeat }: Call): Json[] {
  const conditions: [keyof typeof additionalParameters, boolean][] = [
    ['origin', method !== 'GET' && policy !== 'provider'],
    ['usid', path.startsWith('/consumers-v3/consumer')],
    ['challengeSolution', method !== 'GET' && policy !== 'provider'],
    ['orderChannel', path.startsWith('/cart/v2/checkout/order')],
    ['idempotencyKey', repeat === 'keyed'],
  ]
  return conditions.filter(([, applies]) => applies).map(([name]) => parameterRef(name))
}

/** A provider authenticates with its signature instead of a session. */
const needsSession = ({ policy }: Call) => policy !== 'anyone' && policy !== 'provider'

function operationOf(name: string, call: Call, answer: Json): Json {
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    security: needsSession(call) ? [{ session: [] }] : [],
    'x-policy': call.policy,
    'x-rate': call.rate,
    'x-repeat': call.repeat,
    parameters: [
      ...(call.policy === 'provider' ? [] : Object.keys(commonParameters).map(parameterRef)),
      ...additionalParametersOf(call),
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Success.',
        content: {
          [call.answerType ?? 'application/json']: { schema: answer },
        },
      },
      ...refusalResponses(call),
    },
  }
}

function parametersOf(schema: z.ZodObject | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

function refusalResponses(call: Call): Json {
  const names: RefusalName[] = [...new Set([...call.refuses, ...commonRefusals])]
  const byStatus = Map.groupBy(names, (name) => refusals[name].status)
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, refusalNames]) => [
        status,
        {
          description: refusalNames
            .map((name) => `${refusals[name].id} ${refusals[name].meaning}`)
            .join('; '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  )
}

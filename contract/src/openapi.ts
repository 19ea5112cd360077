import { z } from 'zod'
import { type Call, everyCallRefuses, wirePath } from './call.ts'
import { errorBody } from './error-body.ts'
import { tokenCookies } from './cookies.ts'
import { brand, channel, headers, source } from './headers.ts'
import { refusals, type RefusalName } from './refusals.ts'
import { locales } from './sites.ts'

type Json = { [key: string]: unknown }

/** JSON within JSON refers to itself; to a reader of the document it is simply anything. */
const selfReference = /\{"\$ref":"#\/\$defs\/\w+"\}/g

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return $defs ? JSON.parse(JSON.stringify(rest).replace(selfReference, '{}')) : rest
}

/** The OpenAPI 3.1 document of a table of calls. */
export function openApiOf(calls: Readonly<Record<string, Call>>): Json {
  const shared = sharedAnswers(calls)
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = wirePath(call.path)
    const answer = shared.has(call.answer) ? refTo(shared.get(call.answer)) : undefined
    const operation = operationOf(name, call, answer ?? schemaOf(call.answer, 'output'))
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1.0.0',
      description: 'Every call of the shop. In preview the same paths answer under /pre.',
    },
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorBody, 'output'),
        ...Object.fromEntries(
          shared.entries().map(([schema, name]) => [name, schemaOf(schema, 'output')]),
        ),
      },
      parameters: { ...commonParameters, ...furtherParameters },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: tokenCookies.access },
      },
    },
  }
}

const refTo = (name: string | undefined): Json => ({ $ref: `#/components/schemas/${name}` })

/** An answer that several calls give is written down once, under the name of the first of them. */
function sharedAnswers(calls: Readonly<Record<string, Call>>): ReadonlyMap<z.ZodType, string> {
  const byAnswer = Map.groupBy(Object.entries(calls), ([, { answer }]) => answer)
  return new Map(
    byAnswer
      .entries()
      .filter(([, givenBy]) => givenBy.length > 1)
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
  accessKey: headerParameter('accessKey', 'Names the client; unknown ones are refused.', true),
  siteId: headerParameter('siteId', 'The site that owns the locale.', true),
  transactionId: headerParameter('transactionId', 'New for each request; repeated in the answer.'),
  correlationId: headerParameter(
    'correlationId',
    'Ties requests together; repeated in the answer.',
  ),
  channel: headerParameter('channel', `Always ${channel}.`),
  brand: headerParameter('brand', `Always ${brand}.`),
  region: headerParameter('region', 'The region of the site: NORA or EMEA.'),
  source: headerParameter('source', `Always ${source}.`),
  clientApp: headerParameter('clientApp', 'The program that calls.'),
  trustId: headerParameter('trustId', 'The same for as long as a browser keeps it.'),
}

const furtherParameters = {
  usid: headerParameter('usid', 'Names the session, on consumer calls; another one’s is refused.'),
  challengeSolution: headerParameter('challengeSolution', 'A solved bot-defence challenge.'),
  orderChannel: headerParameter('orderChannel', 'mobile-app or e-commerce.'),
  idempotencyKey: headerParameter('idempotencyKey', 'The same for every try of one order.'),
  origin: {
    name: 'origin',
    in: 'header',
    required: true,
    description: 'The shop’s own: a browser sends it by itself.',
    schema: { type: 'string' },
  },
}

function headerParameter(header: keyof typeof headers, description: string, required = false) {
  return { name: headers[header], in: 'header', required, description, schema: { type: 'string' } }
}

const refToParameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

/** Which headers a call carries beside those that every call has. */
function furtherParametersOf({ method, path, policy, repeat }: Call): Json[] {
  const carried: [keyof typeof furtherParameters, boolean][] = [
    ['origin', method !== 'GET' && policy !== 'provider'],
    ['usid', path.startsWith('/consumers-v3/consumer')],
    ['challengeSolution', method !== 'GET' && policy !== 'provider'],
    ['orderChannel', path.startsWith('/cart/v2/checkout/order')],
    ['idempotencyKey', repeat === 'keyed'],
  ]
  return carried.filter(([, isCarried]) => isCarried).map(([name]) => refToParameter(name))
}

/** A provider proves itself by its signature, and is no client of ours. */
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
      ...(call.policy === 'provider' ? [] : Object.keys(commonParameters).map(refToParameter)),
      ...furtherParametersOf(call),
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
        description: 'Answered.',
        content: {
          [call.answerType ?? 'application/json']: { schema: answer },
        },
      },
      ...refusalResponses(call),
    },
  }
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function refusalResponses(call: Call): Json {
  const names: RefusalName[] = [...new Set([...call.refuses, ...everyCallRefuses])]
  const byStatus = Map.groupBy(names, (name) => refusals[name].status)
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, refused]) => [
        status,
        {
          description: refused
            .map((name) => `${refusals[name].id} ${refusals[name].meaning}`)
            .join('; '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  )
}

import { z } from 'zod'
import { locales } from '../sites/sites.ts'
import type { Call } from '../wire/call.ts'
import { brand, channel, demoAccessKey, headers, source } from '../wire/headers.ts'
import type { Json } from './schemas.ts'

type HeaderParameter = {
  header: keyof typeof headers
  description: string
  required?: boolean
  schema?: Json
}

const headerParameter = ({
  header,
  description,
  required = false,
  schema = {},
}: HeaderParameter): Json => ({
  name: headers[header],
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
})

const id = { maxLength: 64, pattern: String.raw`^[\w.:-]{1,64}$` }

const commonParameters = {
  locale: {
    name: 'locale',
    in: 'query',
    required: true,
    description:
      'The language and the site: prices, currency, stock and texts of the answer are those of this locale.',
    schema: { type: 'string', enum: locales },
    example: 'en-us',
  },
  accessKey: headerParameter({
    header: 'accessKey',
    description: `Identifies the client application. The demo shop accepts \`${demoAccessKey}\`; unknown keys are refused with API400.`,
    required: true,
    schema: { examples: [demoAccessKey] },
  }),
  siteId: headerParameter({
    header: 'siteId',
    description:
      'The site that the locale belongs to, such as CAIRN-US for en-us. Another one is refused with API400.',
    required: true,
    schema: { examples: ['CAIRN-US'] },
  }),
  transactionId: headerParameter({
    header: 'transactionId',
    description:
      'A new id for every request, returned in the answer. Without one the server creates it.',
    schema: id,
  }),
  correlationId: headerParameter({
    header: 'correlationId',
    description:
      'The same id for all requests that belong together, returned in the answer and written to the logs. Without one the server creates it.',
    schema: id,
  }),
  channel: headerParameter({
    header: 'channel',
    description: `The sales channel, always ${channel}. Not checked.`,
    schema: { examples: [channel] },
  }),
  brand: headerParameter({
    header: 'brand',
    description: `The brand, always ${brand}. Not checked.`,
    schema: { examples: [brand] },
  }),
  region: headerParameter({
    header: 'region',
    description: 'The region of the site. Not checked.',
    schema: { enum: ['NORA', 'EMEA'] },
  }),
  source: headerParameter({
    header: 'source',
    description: `The source of the request, always ${source}. Not checked.`,
    schema: { examples: [source] },
  }),
  clientApp: headerParameter({
    header: 'clientApp',
    description: 'The name of the client application, for logs. Not checked.',
  }),
  trustId: headerParameter({
    header: 'trustId',
    description: 'An id that the client keeps for a browser or a device. Not checked.',
  }),
}

const additionalParameters = {
  usid: headerParameter({
    header: 'usid',
    description:
      'The `usid` of the session, as answered with the token. The id of another session is refused with REQ401.',
    schema: { format: 'uuid' },
  }),
  challengeSolution: headerParameter({
    header: 'challengeSolution',
    description:
      'A solved bot-defence challenge, in base64. Needed only after a refusal that carried an `appId`.',
  }),
  orderChannel: headerParameter({
    header: 'orderChannel',
    description: 'Where the order was made. Without it, the order counts as one of the web shop.',
    schema: { enum: ['mobile-app', 'e-commerce'] },
  }),
  idempotencyKey: headerParameter({
    header: 'idempotencyKey',
    description:
      'The same unique text for every attempt to place this order, such as a UUID. A repeated request with it gets the answer of the first one. Without it, a repeated request is a new attempt.',
    schema: { maxLength: 200 },
  }),
}

const componentEntries = Object.entries({ ...commonParameters, ...additionalParameters })

export const parameterComponents: Json = Object.fromEntries(componentEntries)

const referenceTo = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

/** A payment provider sends none of the headers of clients. */
export function headerParametersOf({ method, path, policy, repeat }: Call): Json[] {
  if (policy === 'provider') return []
  const conditions: Record<keyof typeof additionalParameters, boolean> = {
    usid: path.startsWith('/consumers-v3/consumer'),
    challengeSolution: method !== 'GET',
    orderChannel: path.startsWith('/cart/v2/checkout/order') && method !== 'GET',
    idempotencyKey: repeat === 'keyed',
  }
  const additional = Object.entries(conditions).flatMap(([name, applies]) =>
    applies ? [name] : [],
  )
  return [...Object.keys(commonParameters), ...additional].map(referenceTo)
}

type ParameterPlace = {
  schema: Json
  location: 'path' | 'query'
  /** The values of the example, by the names of the parameters. */
  example: Readonly<Record<string, unknown>> | undefined
}

/** The properties of an object schema as parameters of a path or a query. */
export function parametersOf({ schema, location, example = {} }: ParameterPlace): Json[] {
  const { properties = {}, required = [] } = objectSchema.parse(schema)
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
    ...(Object.hasOwn(example, name) && { example: example[name] }),
  }))
}

const objectSchema = z.looseObject({
  properties: z
    .record(z.string(), z.looseObject({ description: z.string().optional() }))
    .optional(),
  required: z.array(z.string()).optional(),
})

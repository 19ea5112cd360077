import { type Call, type Policy, wirePath } from '../wire/call.ts'
import { tokenCookies } from '../wire/cookies.ts'
import { accessText, limitText, repeatText } from './call-facts.ts'
import { callExamples } from './examples/call-examples.ts'
import type { CallExample, ExampleTable } from './examples/example-ids.ts'
import { introductionText } from './introduction.ts'
import { headerParametersOf, parameterComponents, parametersOf } from './parameters.ts'
import { type RefusalResponses, refusalResponses } from './refusal-responses.ts'
import { type Json, type ReferenceSchemas, referenceSchemas } from './schemas.ts'
import { tagList, tagOf } from './tags.ts'

/** What a call of the table is described with. */
export type ReferenceOptions = {
  /** Where the shop is served. */
  publicOrigin: string
  /** Whether a call is served, or only declared. */
  isBuilt?: (call: Call) => boolean
}

type CallTable = Readonly<Record<string, Call>>

/** Builds the OpenAPI 3.1 document of a table of calls. */
export function openApiOf(
  calls: CallTable,
  { publicOrigin, isBuilt = () => true }: ReferenceOptions,
): Json {
  const schemas = referenceSchemas(calls)
  const responses = refusalResponses(
    Object.values(calls).map((call) => ({ call, isBuilt: isBuilt(call) })),
  )
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = wirePath(call.path)
    const operation = operationOf(name, call, { schemas, responses, isBuilt: isBuilt(call) })
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1.0.0',
      summary: 'All calls of the shop.',
      description: introductionText,
      contact: { name: 'Customer service', url: `${publicOrigin}/en-us/help/contact-us` },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [
      { url: publicOrigin, description: 'The shop.' },
      { url: `${publicOrigin}/pre`, description: 'The same calls with unpublished content.' },
    ],
    tags: tagList,
    paths,
    components: {
      schemas: schemas.named,
      responses: responses.shared,
      parameters: parameterComponents,
      securitySchemes: { session: sessionScheme(publicOrigin) },
    },
  }
}

/** Browsers accept a cookie with this prefix only over https and only for its host. */
const hostPrefix = '__Host-'

const sessionScheme = (publicOrigin: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name: `${publicOrigin.startsWith('https:') ? hostPrefix : ''}${tokenCookies.access}`,
  description: `The access token that requestToken sets. The cookie is HttpOnly. Its name is ${hostPrefix}${tokenCookies.access} over https, and ${tokenCookies.access} on a development machine without https.`,
})

const examples: ExampleTable = callExamples

const policiesWithoutSession: readonly Policy[] = ['anyone', 'provider']

/** A call for an order also accepts its ticket, which needs no session. */
function securityOf({ policy }: Call): Json[] {
  if (policiesWithoutSession.includes(policy)) return []
  return policy === 'ownOrder' ? [{ session: [] }, {}] : [{ session: [] }]
}

type OperationContext = {
  schemas: ReferenceSchemas
  responses: RefusalResponses
  isBuilt: boolean
}

function operationOf(
  name: string,
  call: Call,
  { schemas, responses, isBuilt }: OperationContext,
): Json {
  const tag = tagOf(call)
  const example = examples[name]
  return {
    operationId: name,
    summary: call.summary,
    description: [call.description, accessText(call), repeatText(call), limitText(call)]
      .filter((text) => text !== undefined)
      .join('\n\n'),
    tags: tag ? [tag] : [],
    security: securityOf(call),
    'x-policy': call.policy,
    'x-rate': call.rate,
    'x-repeat': call.repeat,
    parameters: [...headerParametersOf(call), ...pathAndQuery(call, { schemas, example })],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.input(call.body),
            ...(example?.body && { example: example.body }),
          },
        },
      },
    }),
    responses: { ...successOf(call, schemas), ...responses.of({ call, isBuilt }) },
  }
}

function successOf({ answer, answerStatus, answerType }: Call, schemas: ReferenceSchemas): Json {
  if (answerStatus === 204) return { 204: { description: 'Success, without content.' } }
  const schema = answerType ? binary : schemas.output(answer)
  const content = { [answerType ?? 'application/json']: { schema } }
  return { 200: { description: 'Success.', content } }
}

function pathAndQuery(
  { params, query }: Call,
  { schemas, example }: { schemas: ReferenceSchemas; example: CallExample | undefined },
): Json[] {
  const inPath = params && {
    schema: schemas.input(params),
    location: 'path' as const,
    example: example?.params,
  }
  const inQuery = query && {
    schema: schemas.input(query),
    location: 'query' as const,
    example: example?.query,
  }
  return [inPath, inQuery].filter((part) => part !== undefined).flatMap(parametersOf)
}

const binary = { type: 'string', contentEncoding: 'binary' }

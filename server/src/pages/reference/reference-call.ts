import { html } from 'hono/html'
import {
  isReference,
  nameOf,
  type Operation,
  type Parameter,
  type ReferenceCall,
  type ReferenceDocument,
  type Schema,
} from './reference-document.ts'
import { type FieldWriter, parameterFields, schemaFields } from './reference-fields.ts'
import { type Html, typeOf } from './type-text.ts'

export type CallWriter = {
  write: (text: string) => Html
  /** Where the shop is served. */
  server: string
  /** The responses that several calls have, by their names. */
  responses: ReferenceDocument['components']['responses']
  /** The error codes that every call can have, which are listed once. */
  commonCodes: ReadonlySet<string>
}

/** A call, closed until it is opened or a link leads to it. */
export function callEntry({ method, path, operation }: ReferenceCall, writer: CallWriter): Html {
  const { operationId, summary, description } = operation
  const parameters = operation.parameters.filter(isOwn)
  return html`<details><summary><b>${method}</b> <code>${path}</code> <span>${summary}</span></summary>
<div id="${operationId}"><h3>${operationId}</h3>
${description.split('\n\n').map((text) => html`<p>${writer.write(text)}</p>`)}
${(['path', 'query'] as const).map((place) => parameterBlock(place, parameters, writer))}
${bodyBlock(operation, writer)}
<h4>Example</h4><pre>${exampleOf({ method, path, operation }, parameters, writer.server)}</pre>
${answerBlock(operation, writer)}
${refusalBlock(operation, writer)}
</div></details>
`
}

const isOwn = (parameter: Operation['parameters'][number]): parameter is Parameter =>
  !isReference(parameter)

const titles = { path: 'In the path', query: 'In the query' }

function parameterBlock(
  place: 'path' | 'query',
  parameters: readonly Parameter[],
  writer: CallWriter,
): Html | string {
  const own = parameters.filter((parameter) => parameter.in === place)
  return own.length === 0 ? '' : html`<h4>${titles[place]}</h4>${parameterFields(own, writer)}`
}

function bodyBlock({ requestBody }: Operation, { write }: CallWriter): Html | string {
  const [content] = Object.values(requestBody?.content ?? {})
  return content
    ? html`<h4>Body</h4>${schemaBlock(content.schema, { write, required: 'mandatory' })}`
    : ''
}

function answerBlock({ responses }: Operation, { write }: CallWriter): Html | string {
  const { 200: answer } = responses
  if ('204' in responses) return html`<h4>Answer</h4><p>No content.</p>`
  if (!answer || isReference(answer)) return ''
  const [[type, content] = []] = Object.entries(answer.content)
  if (!content) return ''
  if (type !== 'application/json')
    return html`<h4>Answer</h4><p>A document of the type ${type}.</p>`
  return html`<h4>Answer</h4>${schemaBlock(content.schema, { write, required: 'always' })}`
}

function schemaBlock(schema: Schema, writer: FieldWriter): Html {
  if (schema.$ref !== undefined) return html`<p>${typeOf(schema)}</p>`
  return schemaFields(schema, writer) ?? html`<p>An empty object.</p>`
}

function refusalBlock(
  { responses }: Operation,
  { commonCodes, responses: shared }: CallWriter,
): Html | string {
  const refusals = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([status, response]) => {
      const resolved = isReference(response) ? shared[nameOf(response.$ref)] : response
      return (resolved?.description ?? '').split('; ').map((text) => ({ status, text }))
    })
    .filter(({ text }) => !commonCodes.has(codeOf(text)))
  if (refusals.length === 0) return ''
  const items = refusals.map(({ status, text }) => refusalItem(text, ` ${status}`))
  return html`<h4>Refusals</h4><ul>${items}</ul>`
}

/** A refusal as `BSK404: cart not found`, with the code marked. */
export const refusalItem = (text: string, status = ''): Html =>
  html`<li><code>${codeOf(text)}</code>${status}${text.slice(codeOf(text).length)}</li>`

export const codeOf = (refusal: string): string => refusal.split(':')[0] ?? ''

/** The request as it is sent, without the common headers. */
function exampleOf(
  { method, path, operation }: ReferenceCall,
  parameters: readonly Parameter[],
  server: string,
): string {
  const valueOf = (name: string) =>
    parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valueOf(name) ?? '')),
  )
  const query = new URLSearchParams({ locale: 'en-us' })
  for (const { name, example, in: place } of parameters) {
    if (place !== 'query' || example === undefined) continue
    for (const value of [example].flat()) query.append(name, String(value))
  }
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const body =
    content?.example === undefined ? '' : `\n\n${JSON.stringify(content.example, null, 2)}`
  return `${method} ${server}${filledPath}?${query}${body}`
}

import { introduction, type IntroductionSection } from '@cairn/contract/reference/introduction'
import { refusals } from '@cairn/contract/refusals/refusals'
import { commonRefusals } from '@cairn/contract/wire/call'
import { html, raw } from 'hono/html'
import { referenceStyle } from '../inline-styles.ts'
import { callEntry, type CallWriter, refusalItem } from './reference-call.ts'
import { callsOf, type ReferenceDocument, sentSchemas } from './reference-document.ts'
import { parameterFields, schemaFields } from './reference-fields.ts'
import { textWriter } from './reference-text.ts'
import { type Html, typeOf } from './type-text.ts'

/** The API reference as one page of plain HTML, without scripts and external files. */
export function referencePage(document: ReferenceDocument): Html {
  const names = callsOf(document).map(({ operation }) => operation.operationId)
  const writer = {
    write: textWriter(names),
    server: document.servers[0]?.url ?? '',
    responses: document.components.responses,
    commonCodes: new Set<string>(commonRefusals.map((name) => refusals[name].id)),
  }
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="All calls of the shop with their fields, examples and refusals.">
<title>Cairn: API reference</title>
<style>${raw(referenceStyle)}</style>
</head>
<body>
<header>
<h1>API reference</h1>
<p>All ${names.length} calls of the shop, for client developers. Tools read the same as an OpenAPI document:
<a href="/api/openapi.json">openapi.json</a>. Licence: ${document.info.license.name}.</p>
${contents(document)}
</header>
<main>
${introduction.map((section) => introductionSection(section, writer))}
${headerSection(document, writer)}
${commonRefusalSection()}
${document.tags.map((tag) => tagSection(tag, document, writer))}
${schemaSection(document, writer)}
</main>
</body>
</html>`
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

const titles = {
  headers: 'Headers and locale',
  refusals: 'Refusals of every call',
  schemas: 'Schemas',
}

function contents({ tags }: ReferenceDocument): Html {
  const before = introduction.map(({ title }) => title)
  const groups = tags.map(({ name }) => name)
  const all = [...before, titles.headers, titles.refusals, ...groups, titles.schemas]
  const links = all.map((title) => html`<li><a href="#${anchorOf(title)}">${title}</a></li>`)
  return html`<nav aria-label="Contents"><ul>${links}</ul></nav>`
}

function introductionSection(
  { title, paragraphs, steps = [] }: IntroductionSection,
  { write }: CallWriter,
): Html {
  const list = html`<ol>${steps.map((step) => html`<li>${write(step)}</li>`)}</ol>`
  return html`<section id="${anchorOf(title)}"><h2>${title}</h2>
${paragraphs.map((text) => html`<p>${write(text)}</p>`)}${steps.length > 0 ? list : ''}
</section>
`
}

const headerSection = ({ components }: ReferenceDocument, { write }: CallWriter) =>
  html`<section id="${anchorOf(titles.headers)}"><h2>${titles.headers}</h2>
<p>Every call takes the first ones, and so do the examples. The last four apply to some calls, as they say.</p>
${parameterFields(Object.values(components.parameters), { write })}
</section>
`

const commonRefusalSection = () =>
  html`<section id="${anchorOf(titles.refusals)}"><h2>${titles.refusals}</h2>
<p>Calls list their other refusals. Codes about the session apply to calls that need one, codes about the body to calls
that take one, and REQ501 to calls that are not built yet.</p>
<ul>${commonRefusals.map((name) => {
    const { id, status, meaning } = refusals[name]
    return refusalItem(`${id}: ${meaning}`, ` ${status}`)
  })}</ul>
</section>
`

type Tag = ReferenceDocument['tags'][number]

function tagSection({ name, description }: Tag, document: ReferenceDocument, writer: CallWriter) {
  const calls = callsOf(document).filter(({ operation }) => operation.tags.includes(name))
  return html`<section id="${anchorOf(name)}"><h2>${name}</h2><p>${description}</p>
${calls.map((call) => callEntry(call, writer))}</section>
`
}

function schemaSection(document: ReferenceDocument, { write }: CallWriter): Html {
  const sent = sentSchemas(document)
  const entries = Object.entries(document.components.schemas).map(([name, schema]) => {
    const required = sent.has(name) ? 'mandatory' : 'always'
    const content = schemaFields(schema, { write, required }) ?? html`<p>${typeOf(schema)}</p>`
    const text = schema.description ?? ''
    return html`<details><summary><code>${name}</code></summary>
<div id="schema-${name}"><p>${write(text)}</p>${content}</div></details>
`
  })
  return html`<section id="${anchorOf(titles.schemas)}"><h2>${titles.schemas}</h2>
<p>What calls take and answer with, by name. Clients must accept fields that are not listed.</p>
${entries}</section>`
}

import { refusals } from '@cairn/contract/refusals/refusals'
import { type Call, wirePath } from '@cairn/contract/wire/call'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { referenceStyle } from './inline-styles.ts'

type NamedCall = [name: string, call: Call]
type Html = ReturnType<typeof html>

/** The API reference as one page of plain HTML, without scripts and external files. */
export function referencePage(calls: Readonly<Record<string, Call>>): Html {
  const byArea = Map.groupBy(Object.entries(calls), ([, call]) => areaOf(call))
  const links = [...byArea.keys()].map((area) => html`<a href="#${area}">${area}</a> `)
  const areas = [...byArea].map(([area, areaCalls]) => areaSection(area, areaCalls))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cairn: the calls</title>
<style>${raw(referenceStyle)}</style>
</head>
<body>
<header>
<h1>The calls of the shop</h1>
<p>Every call carries <code>locale</code> in its query and the headers <code>x-access-key</code>,
<code>x-site-id</code>, <code>x-transaction-id</code> and <code>x-correlation-id</code>; one that changes
something also the shop's own <code>origin</code>. As a document:
<a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${links}</nav>
</header>
<main>${areas}</main>
</body>
</html>`
}

const areaOf = ({ path }: Call) => path.split('/').find((part) => /^[a-z]/.test(part)) ?? 'other'

const areaSection = (area: string, areaCalls: readonly NamedCall[]) =>
  html`<section id="${area}"><h2>${area}</h2>${areaCalls.map(callEntry)}</section>`

function callEntry([name, call]: NamedCall): Html {
  return html`<details id="${name}">
<summary><b>${call.method}</b> <code>${wirePath(call.path)}</code> ${call.summary}</summary>
<dl>
<dt>Name</dt><dd><code>${name}</code></dd>
<dt>Who may</dt><dd>${call.policy}</dd>
<dt>Rate class</dt><dd>${call.rate}</dd>
<dt>Twice</dt><dd>${call.repeat}</dd>
</dl>
${(['params', 'query', 'body'] as const).map((part) => schemaBlock(part, call[part]))}
${schemaBlock('answer', call.answer)}
${refusalList(call)}
</details>`
}

function schemaBlock(title: string, schema: z.ZodType | undefined): Html | '' {
  if (!schema) return ''
  const io = title === 'answer' ? 'output' : 'input'
  const { $schema: _, ...schemaJson } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return html`<h3>${title}</h3><pre>${JSON.stringify(schemaJson, null, 2)}</pre>`
}

function refusalList({ refuses }: Call): Html | '' {
  if (refuses.length === 0) return ''
  const items = refuses.map((name) => {
    const { id, status, meaning } = refusals[name]
    return html`<li><code>${id}</code> ${status}: ${meaning}</li>`
  })
  return html`<h3>refusals</h3><ul>${items}</ul>`
}

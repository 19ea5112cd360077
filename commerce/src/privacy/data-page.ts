import { languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import { dataFormats } from './data-formats.ts'
import { type DataValues, escapeHtml, valueHtml } from './data-values.ts'
import { dataMessagesFor } from './messages/messages.ts'

type ExportedData = { exportedAt: string; data: Record<string, Record<string, unknown[]>> }

/** A page with everything of an export, which needs no other file. */
export function dataPage({ exportedAt, data }: ExportedData, locale: Locale): string {
  const texts = dataMessagesFor(locale)
  const values = { texts, formats: dataFormats(locale) }
  const tables = Object.values(data).flatMap((tablesOfFeature) => Object.entries(tablesOfFeature))
  const title = escapeHtml(texts.dataTitle)
  return [
    `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head>`,
    `<body><main><h1>${title}</h1><p>${values.formats.instant(exportedAt)}</p>`,
    ...(tables.length === 0 ? [`<p>${escapeHtml(texts.noData)}</p>`] : []),
    ...tables.map(([name, rows]) => tableHtml(name, rows, values)),
    '</main></body></html>\n',
  ].join('\n')
}

function tableHtml(name: string, rows: readonly unknown[], values: DataValues): string {
  const texts: Readonly<Record<string, string>> = values.texts
  const entries = rows.map((row) => `<li>${valueHtml(row, { ...values, column: '', row })}</li>`)
  return `<section><h2>${escapeHtml(texts[name] ?? name)}</h2><ol>${entries.join('')}</ol></section>`
}

const styles = `
body { margin: 0; color: #161c1d; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 48rem; margin: 0 auto; padding: 32px 24px }
h1, h2 { line-height: 1.2 }
h2 { margin: 40px 0 8px; font-size: 1.25rem }
ol { margin: 0; padding: 0; list-style: none }
ol > li { padding: 12px 0; border-top: 1px solid #c9cfce; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(6rem, 13rem) minmax(0, 1fr); gap: 4px 16px; margin: 0 }
dt { color: #4d5859 }
dd { margin: 0 }
img { max-width: 100% }
`

import { html } from 'hono/html'
import type { Html } from './type-text.ts'

/** Writes texts of the document as HTML: `code` between backticks, and names of calls as links. */
export function textWriter(callNames: readonly string[]): (text: string) => Html {
  const inCode = linkWriter(callNames)
  // Other names of calls are words, such as `decide`.
  const inText = linkWriter(callNames.filter((name) => /[A-Z]/.test(name)))
  return (text) =>
    html`${text
      .split('`')
      .map((part, index) => (index % 2 === 0 ? inText(part) : html`<code>${inCode(part)}</code>`))}`
}

function linkWriter(names: readonly string[]) {
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`)
  return (text: string) =>
    text
      .split(pattern)
      .map((part, index) => (index % 2 === 1 ? html`<a href="#${part}">${part}</a>` : part))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '..', '..', 'docs', 'measurements.md')

/** The comments between which figures are written. Without an end, everything below the first is replaced. */
type Section = { begin: string; end?: string }
export const workSection: Section = { begin: '<!-- written by npm run bench -- --write -->' }
export const pageSection: Section = {
  begin: '<!-- written by npm run bench:pages -- --write -->',
  end: '<!-- up to here -->',
}

export function writeFigures(figures: string, { begin, end }: Section): void {
  const page = readFileSync(path, 'utf8')
  const from = page.indexOf(begin)
  if (from < 0) throw new Error(`${path} does not say where the figures begin: ${begin}`)
  const to = end ? page.indexOf(end, from) : page.length
  if (to < 0) throw new Error(`${path} does not say where the figures end: ${end}`)
  const after = end ? `\n${page.slice(to)}` : ''
  writeFileSync(path, `${page.slice(0, from)}${begin}\n\n${figures}\n${after}`)
}

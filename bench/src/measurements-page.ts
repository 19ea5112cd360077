import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const path = join(import.meta.dirname, '..', '..', 'docs', 'measurements.md')
const begin = '<!-- written by npm run bench -- --write -->'

/** The figures are the end of the page; what stands before them is written by hand. */
export function writeFigures(figures: string): void {
  const page = readFileSync(path, 'utf8')
  const at = page.indexOf(begin)
  if (at < 0) throw new Error(`${path} does not say where the figures begin: ${begin}`)
  writeFileSync(path, `${page.slice(0, at)}${begin}\n\n${figures}\n`)
}

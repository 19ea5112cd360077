import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const packed = new Map<string, number>()

function weightOf(file: string): number {
  const weight = packed.get(file) ?? brotliCompressSync(readFileSync(file)).length
  packed.set(file, weight)
  return weight
}

/** The bytes of all scripts that a page names, as they travel. */
export function scriptsNamedIn(html: string, assets: string): number {
  const names = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([name]) => name))
  return [...names].reduce((sum, name) => sum + weightOf(join(assets, name)), 0)
}

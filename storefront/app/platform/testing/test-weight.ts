import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { scriptsNamedIn } from './test-scripts.ts'

const compressedSizes = new Map<string, number>()

function compressedSize(file: string): number {
  const size = compressedSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  compressedSizes.set(file, size)
  return size
}

/** The compressed size of all scripts that a page refers to. */
export function scriptBytes(html: string, assets: string): number {
  const names = scriptsNamedIn(html)
  return [...names].reduce((sum, name) => sum + compressedSize(join(assets, 'assets', name)), 0)
}

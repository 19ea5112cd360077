import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const compressedSizes = new Map<string, number>()

function compressedSize(file: string): number {
  const size = compressedSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  compressedSizes.set(file, size)
  return size
}

/** The compressed size of scripts. */
export const scriptBytes = (
  names: readonly string[] | ReadonlySet<string>,
  assets: string,
): number => [...names].reduce((sum, name) => sum + compressedSize(join(assets, 'assets', name)), 0)

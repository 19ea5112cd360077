import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type CompressedVariants = Partial<Record<'br' | 'gzip', Buffer<ArrayBuffer>>>

const incompressibleExtensions = new Set(['.mp4', '.png', '.webm', '.webp', '.woff2'])
const compressedExtensions = { br: '.br', gzip: '.gz' } as const

export const isCompressedFile = (name: string): boolean =>
  Object.values(compressedExtensions).some((extension) => name.endsWith(extension))

/** Runs when the pages are built, because it takes longer than the rest of a start. */
export async function writeCompressedFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isCompressedFile(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const { br, gzip: gzipBytes } = await compress(path, await readFile(path))
      if (br) await writeFile(`${path}${compressedExtensions.br}`, br)
      if (gzipBytes) await writeFile(`${path}${compressedExtensions.gzip}`, gzipBytes)
    }),
  )
}

/** Reads the variants stored next to the file, or compresses it now if there are none. */
export async function readCompressedVariants(
  path: string,
  identity: Buffer<ArrayBuffer>,
): Promise<CompressedVariants> {
  const [br, gzipBytes] = await Promise.all(
    Object.values(compressedExtensions).map((extension) =>
      readFile(`${path}${extension}`).catch(() => undefined),
    ),
  )
  return br && gzipBytes ? { br, gzip: gzipBytes } : compress(path, identity)
}

async function compress(path: string, identity: Buffer<ArrayBuffer>): Promise<CompressedVariants> {
  if (incompressibleExtensions.has(extname(path))) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { br, gzip: gzipBytes }
}

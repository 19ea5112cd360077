import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Compressed = Partial<Record<'br' | 'gzip', Buffer<ArrayBuffer>>>

const alreadySmall = new Set(['.mp4', '.png', '.webm', '.webp', '.woff2'])
const endings = { br: '.br', gzip: '.gz' } as const

export const isCompressedForm = (name: string): boolean =>
  Object.values(endings).some((ending) => name.endsWith(ending))

/** Made when the pages are built, because it takes longer than all the rest of a start. */
export async function keepCompressedForms(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const { br, gzip: zipped } = await compress(path, await readFile(path))
      if (br) await writeFile(`${path}${endings.br}`, br)
      if (zipped) await writeFile(`${path}${endings.gzip}`, zipped)
    }),
  )
}

/** Those kept beside the file, or made now where there are none. */
export async function compressedForms(
  path: string,
  identity: Buffer<ArrayBuffer>,
): Promise<Compressed> {
  const [br, zipped] = await Promise.all(
    Object.values(endings).map((ending) => readFile(`${path}${ending}`).catch(() => undefined)),
  )
  return br && zipped ? { br, gzip: zipped } : compress(path, identity)
}

async function compress(path: string, identity: Buffer<ArrayBuffer>): Promise<Compressed> {
  if (alreadySmall.has(extname(path))) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { br, gzip: zipped }
}

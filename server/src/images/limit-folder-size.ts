import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

type StoredFile = { path: string; bytes: number; createdAt: number }

type FolderLimit = {
  maxFolderBytes: number
  /** Whether a file is removed before the others, however new it is. */
  isRemovedFirst: (fileName: string) => boolean
}

/**
 * Keeps a cache folder below a size: when it is exceeded, the oldest fifth of the bytes is removed. The files that are
 * removed first never cause the removal of others.
 */
export async function limitFolderSize(
  folder: string,
  { maxFolderBytes, isRemovedFirst }: FolderLimit,
) {
  const files = new Map<string, StoredFile>()
  let bytes = 0

  async function count(path: string) {
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile() || files.has(path)) return
    files.set(path, { path, bytes: file.size, createdAt: file.mtimeMs })
    bytes += file.size
  }
  async function makeRoom() {
    const { first = [], others = [] } = Object.groupBy(files.values(), ({ path }) =>
      isRemovedFirst(basename(path)) ? 'first' : 'others',
    )
    for (const part of [first, others]) {
      if (bytes > maxFolderBytes) await removeOldest(part)
    }
  }
  async function removeOldest(part: StoredFile[]) {
    for (const file of part.toSorted((one, other) => one.createdAt - other.createdAt)) {
      if (bytes <= maxFolderBytes * 0.8) break
      files.delete(file.path)
      bytes -= file.bytes
      await rm(file.path, { force: true })
    }
  }
  for (const name of await readdir(folder)) await count(join(folder, name))
  let queue = Promise.resolve()
  return {
    added(path: string) {
      queue = queue.then(() => count(path)).then(makeRoom)
    },
    settled: () => queue,
    bytes: () => bytes,
  }
}

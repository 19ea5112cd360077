import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type StoredFile = { path: string; bytes: number; createdAt: number }

/** Keeps a cache folder below a size: when it is exceeded, the oldest fifth of the bytes is removed. */
export async function limitFolderSize(folder: string, maxBytes: number) {
  const files = new Map<string, StoredFile>()
  let bytes = 0

  async function count(path: string) {
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile() || files.has(path)) return
    files.set(path, { path, bytes: file.size, createdAt: file.mtimeMs })
    bytes += file.size
  }
  async function removeOldest() {
    const oldestFirst = [...files.values()].toSorted(
      (left, right) => left.createdAt - right.createdAt,
    )
    for (const file of oldestFirst) {
      if (bytes <= maxBytes * 0.8) break
      files.delete(file.path)
      bytes -= file.bytes
      await rm(file.path, { force: true })
    }
  }
  for (const name of await readdir(folder)) await count(join(folder, name))
  let queue = Promise.resolve()
  return {
    added(path: string) {
      queue = queue
        .then(() => count(path))
        .then(() => (bytes > maxBytes ? removeOldest() : undefined))
    },
    settled: () => queue,
    bytes: () => bytes,
  }
}

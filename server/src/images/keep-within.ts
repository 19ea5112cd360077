import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Kept = { path: string; bytes: number; madeAt: number }

/** Keeps a folder of things that can be made again below a size: the oldest fifth goes at a time. */
export async function keepWithin(folder: string, mostBytes: number) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  async function count(path: string) {
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile() || kept.has(path)) return
    kept.set(path, { path, bytes: file.size, madeAt: file.mtimeMs })
    bytes += file.size
  }
  async function clear() {
    const oldestFirst = [...kept.values()].toSorted((one, other) => one.madeAt - other.madeAt)
    for (const file of oldestFirst) {
      if (bytes <= mostBytes * 0.8) break
      kept.delete(file.path)
      bytes -= file.bytes
      await rm(file.path, { force: true })
    }
  }
  for (const name of await readdir(folder)) await count(join(folder, name))
  let turn = Promise.resolve()
  return {
    added(path: string) {
      turn = turn.then(() => count(path)).then(() => (bytes > mostBytes ? clear() : undefined))
    },
    settled: () => turn,
    bytes: () => bytes,
  }
}

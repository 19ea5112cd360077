export type Entry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  bytes: number
  madeAt: number
  changedAt: number | undefined
}

/** So many bytes at most: what was asked for longest ago goes first. */
export function createEntries<Value>(most: number) {
  const entries = new Map<string, Entry<Value>>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    find(key: string): Entry<Value> | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    put(key: string, entry: Entry<Value>) {
      if (entry.bytes > most / 8) return
      remove(key)
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (bytes <= most) break
        remove(oldest)
      }
    },
    all: () => entries.values(),
    size: () => ({ entries: entries.size, bytes }),
  }
}

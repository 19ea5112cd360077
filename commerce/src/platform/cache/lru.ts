export type CacheEntry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  bytes: number
  loadedAt: number
  invalidatedAt: number | undefined
}

/** Keeps at most `maxBytes` and drops the least recently used entries first. */
export function createLru<Value>(maxBytes: number) {
  const entries = new Map<string, CacheEntry<Value>>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    find(key: string): CacheEntry<Value> | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** An entry that would replace many others is not stored. */
    put(key: string, entry: CacheEntry<Value>) {
      if (entry.bytes > maxBytes / 8) return
      remove(key)
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    all: () => entries.values(),
    size: () => ({ entries: entries.size, bytes }),
  }
}

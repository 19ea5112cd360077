import { LRUCache } from 'lru-cache'

/** The latest entries, each until its lifetime ends. */
export const createExpiringEntries = <Value extends object>(settings: {
  maxEntries: number
  lifetimeMs: number
}) =>
  new LRUCache<string, Value>({
    max: settings.maxEntries,
    ttl: settings.lifetimeMs,
    ttlAutopurge: true,
    perf: Date,
  })

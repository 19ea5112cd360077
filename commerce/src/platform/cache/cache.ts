import { LRUCache } from 'lru-cache'

export type LoadResult<Value> = {
  value: Value
  /** Undefined if the value is for the current caller only and must not be stored. */
  store?: StoreOptions
  /** Loading failed. A stored value, however old, is used instead. */
  isFailure?: boolean
}

type StoreOptions = { tags: Iterable<string>; bytes: number }

type CacheSettings = {
  maxBytes: number
  /** A value older than this is loaded again, even if no tag was invalidated. */
  freshMs: number
  /** For how long an invalidated value is still returned while the new one is being loaded. */
  staleMs: number
  nowMs: () => number
}

type Loader<Value> = () => Promise<LoadResult<Value>>
type PendingLoad<Value> = { startedAt: number; result: Promise<LoadResult<Value>> }

export type Cache<Value> = ReturnType<typeof createCache<Value>>

/** A cache whose entries are invalidated by tags. Concurrent requests for one key share one load. */
export function createCache<Value>({ nowMs, ...settings }: CacheSettings) {
  const { entries, stored } = createEntries<Value>(settings.maxBytes)
  const invalidations = createInvalidationLog(nowMs)
  const running = new Map<string, PendingLoad<Value>>()

  function startLoading(key: string, load: Loader<Value>): PendingLoad<Value> {
    const startedAt = nowMs()
    const loading = { startedAt, result: Promise.resolve().then(load) }
    running.set(key, loading)
    const end = () => running.get(key) === loading && running.delete(key)
    loading.result.then(
      ({ value, store }) => {
        end()
        if (store) put(key, value, { ...store, startedAt })
      },
      () => end(),
    )
    return loading
  }
  function put(
    key: string,
    value: Value,
    { startedAt, bytes, ...options }: StoreOptions & { startedAt: number },
  ) {
    const tags = new Set(options.tags)
    const invalidatedAt = invalidations.firstSince(startedAt, tags)
    entries.set(key, { value, tags, bytes, loadedAt: nowMs(), invalidatedAt })
  }
  const { isFresh, isUsableWhileLoading } = createFreshness<Value>({ nowMs, ...settings })
  /** A request after an invalidation must not share a load that started before it. */
  const sharableLoading = (key: string) => {
    const loading = running.get(key)
    return loading && !invalidations.anySince(loading.startedAt) ? loading : undefined
  }

  return {
    /** Whether `getOrLoad` answers without waiting for a load. */
    has: (key: string) => isUsable(entries.get(key), [isFresh, isUsableWhileLoading]),
    async getOrLoad(key: string, load: Loader<Value>): Promise<Value> {
      const entry = entries.get(key)
      if (entry && isFresh(entry)) return entry.value
      const sharedLoad = sharableLoading(key)
      const { result } = sharedLoad ?? startLoading(key, load)
      if (entry && isUsableWhileLoading(entry)) {
        result.catch(() => {})
        return entry.value
      }
      const outcome = await loadedOrStored(result, entry)
      // A value that is not stored belongs to the caller that loaded it.
      return sharedLoad && !outcome.store && !outcome.isFailure
        ? (await load()).value
        : outcome.value
    },
    invalidate(tags: Iterable<string>) {
      const invalidatedTags = new Set(tags)
      invalidations.add(invalidatedTags)
      for (const entry of stored) markInvalidated(entry, invalidatedTags, nowMs())
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

type IsUsable<Value> = (entry: CacheEntry<Value>) => boolean

function createFreshness<Value>({ nowMs, freshMs, staleMs }: CacheSettings) {
  const isFresh: IsUsable<Value> = ({ loadedAt, invalidatedAt }) =>
    invalidatedAt === undefined && nowMs() - loadedAt < freshMs
  const isUsableWhileLoading: IsUsable<Value> = ({ invalidatedAt }) =>
    invalidatedAt === undefined || nowMs() - invalidatedAt < staleMs
  return { isFresh, isUsableWhileLoading }
}

const isUsable = <Value>(
  entry: CacheEntry<Value> | undefined,
  conditions: readonly IsUsable<Value>[],
): boolean => entry !== undefined && conditions.some((isMet) => isMet(entry))

/** If loading fails, the stored value is used, however old it is. */
async function loadedOrStored<Value>(
  loading: Promise<LoadResult<Value>>,
  entry: CacheEntry<Value> | undefined,
): Promise<LoadResult<Value>> {
  if (!entry) return loading
  const outcome = await loading.catch(() => undefined)
  return !outcome || outcome.isFailure ? { value: entry.value, isFailure: true } : outcome
}

function markInvalidated(
  entry: CacheEntry<unknown>,
  invalidatedTags: ReadonlySet<string>,
  time: number,
) {
  if (entry.invalidatedAt === undefined && hasAny(entry.tags, invalidatedTags))
    entry.invalidatedAt = time
}

function hasAny(tags: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const tag of others) if (tags.has(tag)) return true
  return false
}

const rememberedMs = 60_000

/** Recent invalidations: a value whose load started before one of them is stored as invalidated. */
function createInvalidationLog(nowMs: () => number) {
  const invalidatedAt = new Map<string, number>()
  let lastAt = -Infinity
  return {
    add(tags: ReadonlySet<string>) {
      if (tags.size === 0) return
      lastAt = nowMs()
      for (const [tag, time] of invalidatedAt)
        if (lastAt - time > rememberedMs) invalidatedAt.delete(tag)
      for (const tag of tags) invalidatedAt.set(tag, lastAt)
    },
    anySince: (startedAt: number) => lastAt >= startedAt,
    /** When the first of these tags was invalidated, if that was not before `startedAt`. */
    firstSince(startedAt: number, tags: ReadonlySet<string>): number | undefined {
      for (const tag of tags) {
        const time = invalidatedAt.get(tag)
        if (time !== undefined && time >= startedAt) return time
      }
      return undefined
    },
  }
}

type CacheEntry<Value> = {
  value: Value
  tags: ReadonlySet<string>
  bytes: number
  loadedAt: number
  invalidatedAt: number | undefined
}

/**
 * An entry that would replace many others is not stored. `stored` has the same entries, because iterating
 * over a set takes a fifth of the time.
 */
function createEntries<Value>(maxBytes: number) {
  const stored = new Set<CacheEntry<Value>>()
  const entries = new LRUCache<string, CacheEntry<Value>>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes)),
    onInsert: (entry) => stored.add(entry),
    dispose: (entry) => stored.delete(entry),
  })
  return { entries, stored }
}

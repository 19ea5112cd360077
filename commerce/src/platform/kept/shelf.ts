import { createEntries, type Entry } from './entries.ts'
import { rememberChanges } from './recent-changes.ts'

export type Made<Value> = {
  value: Value
  /** Absent: for this asker alone, not to be kept. */
  keep?: { tags: Iterable<string>; bytes: number }
  /** It went wrong: what was kept before is better. */
  isFailure?: boolean
}

type ShelfSettings = {
  bytes: number
  /** After this long it is made anew, though nobody told of a change. */
  freshMilliseconds: number
  /** How long what has changed may still be given away while the new is being made. */
  bearableMilliseconds: number
  now: () => number
}

type Maker<Value> = () => Promise<Made<Value>>
type Making<Value> = { begunAt: number; made: Promise<Made<Value>> }

export type Shelf<Value> = ReturnType<typeof createShelf<Value>>

/** Finished answers, made once however many ask, and made anew when what they are made of changes. */
export function createShelf<Value>({ now, ...settings }: ShelfSettings) {
  const entries = createEntries<Value>(settings.bytes)
  const changes = rememberChanges(now)
  const running = new Map<string, Making<Value>>()

  function begin(key: string, make: Maker<Value>): Making<Value> {
    const begunAt = now()
    const making = { begunAt, made: Promise.resolve().then(make) }
    running.set(key, making)
    const end = () => running.get(key) === making && running.delete(key)
    making.made.then(
      ({ value, keep }) => {
        end()
        if (keep) put(key, value, { ...keep, begunAt })
      },
      () => end(),
    )
    return making
  }
  function put(
    key: string,
    value: Value,
    { begunAt, bytes, tags: given }: NonNullable<Made<Value>['keep']> & { begunAt: number },
  ) {
    const tags = new Set(given)
    const changedAt = changes.since(begunAt, tags)
    entries.put(key, { value, tags, bytes, madeAt: now(), changedAt })
  }
  const isFresh = ({ madeAt, changedAt }: Entry<Value>) =>
    changedAt === undefined && now() - madeAt < settings.freshMilliseconds
  const isBearable = ({ changedAt }: Entry<Value>) =>
    changedAt === undefined || now() - changedAt < settings.bearableMilliseconds
  /** Who asks after a change does not join what began before it. */
  const joinable = (key: string) => {
    const making = running.get(key)
    return making && !changes.anySince(making.begunAt) ? making : undefined
  }

  return {
    /** What is kept under the key, or what is made now. */
    async through(key: string, make: Maker<Value>): Promise<Value> {
      const kept = entries.find(key)
      if (kept && isFresh(kept)) return kept.value
      const joined = joinable(key)
      const { made } = joined ?? begin(key, make)
      if (kept && isBearable(kept)) {
        made.catch(() => {})
        return kept.value
      }
      const outcome = await orKept(made, kept)
      // What was made for another asker alone is none of this one's business.
      return joined && !outcome.keep && !outcome.isFailure ? (await make()).value : outcome.value
    },
    changed(tags: Iterable<string>) {
      const told = new Set(tags)
      changes.tell(told)
      for (const entry of entries.all()) {
        if (entry.changedAt === undefined && isAnyOf(told, entry.tags)) entry.changedAt = now()
      }
    },
    size: entries.size,
  }
}

/** While the new cannot be made, the old is given away, however old it is. */
async function orKept<Value>(
  made: Promise<Made<Value>>,
  kept: Entry<Value> | undefined,
): Promise<Made<Value>> {
  if (!kept) return made
  const outcome = await made.catch(() => undefined)
  return !outcome || outcome.isFailure ? { value: kept.value, isFailure: true } : outcome
}

function isAnyOf(told: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  for (const tag of tags) if (told.has(tag)) return true
  return false
}

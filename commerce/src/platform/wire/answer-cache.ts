import type { Result } from '@cairn/contract/refusals/result'
import type { Call } from '@cairn/contract/wire/call'
import type { CacheTag } from '../cache/cache-tags.ts'
import { createCache, type LoadResult, type Cache } from '../cache/cache.ts'
import { isPreviewed } from './preview.ts'
import type { RequestContext } from './request-context.ts'
import type { CallInput } from './serve.ts'

type CallResult = Result<unknown>
type CachedAnswer = { outcome: CallResult; tags: ReadonlySet<CacheTag> }

export type AnswerCache = Cache<CachedAnswer>

/**
 * Caches the answers of public calls as values. It never returns a stale answer, because pages are
 * built from these answers and the page cache already allows stale pages for a moment.
 */
export const createAnswerCache = (nowMs: () => number): AnswerCache =>
  createCache<CachedAnswer>({
    maxBytes: 48 * 1024 * 1024,
    freshMs: 60_000,
    staleMs: 0,
    nowMs,
  })

/** Answers a public call from the cache, or performs it and caches the answer. */
export async function answerThroughCache(
  cache: AnswerCache,
  { call, input, context }: { call: Call; input: CallInput; context: RequestContext },
  work: (context: RequestContext) => Promise<CallResult>,
): Promise<CallResult> {
  const { locale, cacheTags } = context
  const { params, query } = input
  const previewTime = isPreviewed(input) ? context.preview?.time : undefined
  const key = JSON.stringify([locale, call.method, call.path, params, query, previewTime])
  const { outcome, tags } = await cache.getOrLoad(key, () => load(context, work))
  for (const tag of tags) cacheTags.tags.add(tag)
  return outcome
}

async function load(
  context: RequestContext,
  work: (context: RequestContext) => Promise<CallResult>,
): Promise<LoadResult<CachedAnswer>> {
  const tags = new Set<CacheTag>()
  const outcome = await work({ ...context, cacheTags: { tags, isComplete: true } })
  const value = { outcome, tags }
  return outcome.ok && tags.size > 0
    ? { value, store: { tags, bytes: estimatedBytes(outcome.value) } }
    : { value }
}

/** Objects take several times the memory of their JSON text. */
const estimatedBytes = (value: unknown) => JSON.stringify(value).length * 4

import type { Call } from '@cairn/contract/call'
import type { Result } from '@cairn/contract/result'
import { createShelf, type Made, type Shelf } from '../kept/shelf.ts'
import type { Tag } from '../kept/tag.ts'
import type { Asked } from './asked.ts'
import type { Addressed } from './guard.ts'

type Outcome = Result<unknown>
type SharedAnswer = { outcome: Outcome; tags: ReadonlySet<Tag> }

export type Answers = Shelf<SharedAnswer>

/**
 * What calls answer alike to everybody, as values. Nothing of it is given away once it has changed:
 * pages are made of it, and those are kept themselves.
 */
export const createAnswers = (now: () => number): Answers =>
  createShelf<SharedAnswer>({
    bytes: 48 * 1024 * 1024,
    freshMilliseconds: 60_000,
    bearableMilliseconds: 0,
    now,
  })

type SharedCall = { call: Call; input: Addressed; asked: Asked }

/** The answer of a call that everybody may have, from the shelf or made for it. */
export async function throughShelf(
  answers: Answers,
  { call, input, asked }: SharedCall,
  work: (asked: Asked) => Promise<Outcome>,
): Promise<Outcome> {
  const { locale, madeOf } = asked
  const key = JSON.stringify([locale, call.method, call.path, input.params, input.query])
  const { outcome, tags } = await answers.through(key, () => make(asked, work))
  for (const tag of tags) madeOf.tags.add(tag)
  return outcome
}

async function make(
  asked: Asked,
  work: (asked: Asked) => Promise<Outcome>,
): Promise<Made<SharedAnswer>> {
  const tags = new Set<Tag>()
  const outcome = await work({ ...asked, madeOf: { tags, isWhole: true } })
  const value = { outcome, tags }
  return outcome.ok && tags.size > 0
    ? { value, keep: { tags, bytes: weightOf(outcome.value) } }
    : { value }
}

/** About what it takes in memory: objects weigh some times what their text does. */
const weightOf = (value: unknown) => JSON.stringify(value).length * 4

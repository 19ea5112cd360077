import type { readAlternates } from '@cairn/contract/content/content-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { redirect } from 'react-router'

type AlternatesResult = { ok: true; value: AnswerOf<typeof readAlternates> } | { ok: false }

/** Redirects to the page that has taken the place of a missing one, or returns the status: missing, or gone for good. */
export function statusOfMissingPage(
  result: AlternatesResult,
  { search }: URL,
  status = 404,
): number {
  if (status !== 404) return status
  const moved = result.ok ? result.value.moved : undefined
  if (moved?.url !== undefined) throw redirect(`${moved.url}${search}`, 308)
  return moved ? 410 : 404
}

import { Suspense } from 'react'
import { later } from '../platform/later.ts'

const Suggestions = later(async () => (await import('./search-suggestions.tsx')).SearchSuggestions)

const fewestLetters = 3

export const isEnough = (typed: string): boolean => typed.trim().length >= fewestLetters

type SuggestedProps = { id: string; typed: string; onLeave: () => void }

/** Nothing before there are letters enough; fetched with the first of them. */
export function Suggested({ id, typed, onLeave }: SuggestedProps) {
  if (!isEnough(typed)) return null
  return (
    <Suspense>
      <Suggestions id={id} typed={typed.trim()} onLeave={onLeave} />
    </Suspense>
  )
}

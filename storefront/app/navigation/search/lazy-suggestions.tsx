import { Suspense } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'

const Suggestions = lazyOptional(
  async () => (await import('./search-suggestions.tsx')).SearchSuggestions,
)

const minLetters = 3

export const isLongEnough = (typed: string): boolean => typed.trim().length >= minLetters

type LazySuggestionsProps = { id: string; typed: string; onLeave: () => void }

/** Loads the suggestions once enough letters are typed. */
export function LazySuggestions({ id, typed, onLeave }: LazySuggestionsProps) {
  if (!isLongEnough(typed)) return null
  return (
    <Suspense>
      <Suggestions id={id} typed={typed.trim()} onLeave={onLeave} />
    </Suspense>
  )
}

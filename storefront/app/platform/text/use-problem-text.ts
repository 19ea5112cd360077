import type { Problem } from '@cairn/contract/validation/rule'
import { useMessages } from './messages.tsx'

/** The text of the problem of a field. */
export function useProblemText() {
  const t = useMessages()
  return (problem: Problem | undefined): string | undefined =>
    problem && t(problem.name, problem.values)
}

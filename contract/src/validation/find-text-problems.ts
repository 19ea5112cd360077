import type { FormValues, Problem, TextRule } from './rule.ts'
import { findTextProblem } from './text-rules.ts'

/** The problems of the texts of a form, in the order of the rules. */
export const findTextProblems = <Rules extends Readonly<Record<string, readonly TextRule[]>>>(
  values: FormValues,
  rules: Rules,
): Partial<Record<keyof Rules, Problem>> =>
  problemsByField(rules, (field) => findTextProblem(values[field] ?? '', rules[field] ?? []))

/** The order is that of the rules, because the first wrong field is focused. */
export function problemsByField<Rules extends object>(
  rules: Rules,
  problemOf: (field: Extract<keyof Rules, string>) => Problem | undefined,
): Partial<Record<keyof Rules, Problem>> {
  const problems: Partial<Record<keyof Rules, Problem>> = {}
  for (const field in rules) {
    const problem = problemOf(field)
    if (problem) problems[field] = problem
  }
  return problems
}

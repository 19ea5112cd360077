import { emailPattern } from './patterns.ts'
import type { FormValues, Problem, ProblemName, Rule, TextRule } from './rule.ts'

export const maxEmailLength = 100

export const required = [{ kind: 'required' }] as const

export const requiredEmail = [
  { kind: 'required' },
  { kind: 'maxLength', length: maxEmailLength },
  { kind: 'email' },
] as const

/** The first problem of a text, in the order of the rules. */
export const findTextProblem = (
  text: string,
  rules: readonly TextRule[],
  values: FormValues = {},
): Problem | undefined => firstProblem(text, rules, (rule) => checkText(text, rule, values))

/** The problems of the texts of a form, in the order of the rules. */
export const findTextProblems = <Rules extends Readonly<Record<string, readonly TextRule[]>>>(
  values: FormValues,
  rules: Rules,
): Partial<Record<keyof Rules, Problem>> =>
  problemsByField(rules, (field) =>
    findTextProblem(values[field] ?? '', rules[field] ?? [], values),
  )

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

/** Of a blank text only its absence is a problem. */
export function firstProblem<AnyRule extends Rule>(
  text: string,
  rules: readonly AnyRule[],
  check: (rule: AnyRule) => Problem | undefined,
): Problem | undefined {
  const isBlank = text.trim() === ''
  for (const rule of rules) {
    const problem = isBlank ? problemOfAbsence(rule) : check(rule)
    if (problem) return problem
  }
  return undefined
}

function problemOfAbsence({ kind }: Rule): Problem | undefined {
  if (kind === 'required') return { name: 'fieldRequired' }
  return kind === 'ticked' ? { name: 'checkboxRequired' } : undefined
}

export function checkText(text: string, rule: TextRule, values: FormValues): Problem | undefined {
  switch (rule.kind) {
    case 'email':
      return emailPattern.test(text.trim()) ? undefined : { name: 'emailMalformed' }
    case 'exactLength':
      return lengthProblem('lengthWrong', rule.length, text.length !== rule.length)
    case 'minLength':
      return lengthProblem('tooShort', rule.length, text.length < rule.length)
    case 'maxLength':
      return lengthProblem('tooLong', rule.length, text.length > rule.length)
    case 'number':
      return numberProblem(Number(text), rule)
    case 'pattern': {
      const { pattern, problem: name = 'valueInvalid' } = rule
      return new RegExp(pattern, 'u').test(text) ? undefined : { name }
    }
    case 'sameAs': {
      const { field, problem: name = 'valuesDiffer' } = rule
      return text === values[field] ? undefined : { name }
    }
    default:
      return undefined
  }
}

const lengthProblem = (name: ProblemName, length: number, isWrong: boolean): Problem | undefined =>
  isWrong ? { name, values: { length } } : undefined

function numberProblem(
  number: number,
  { least = -Infinity, most = Infinity }: { least?: number; most?: number },
): Problem | undefined {
  if (Number.isNaN(number)) return { name: 'valueInvalid' }
  if (number < least) return { name: 'numberTooLow', values: { least } }
  return number > most ? { name: 'numberTooHigh', values: { most } } : undefined
}

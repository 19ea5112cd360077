import type { FormValues, Problem, ProblemName, Rule, TextRule } from './rule.ts'

export const maxEmailLength = 100

export const required = [{ kind: 'required' }] as const

export const requiredEmail = [
  { kind: 'required' },
  { kind: 'maxLength', length: maxEmailLength },
  { kind: 'email' },
] as const

/** Email addresses of accounts, which the calls accept and mail servers deliver to. */
export const emailPattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** The first problem of a text, in the order of the rules. */
export const findTextProblem = (text: string, rules: readonly TextRule[]): Problem | undefined =>
  firstProblem(text, rules, (rule) => checkText(text, rule))

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

export function checkText(text: string, rule: TextRule): Problem | undefined {
  switch (rule.kind) {
    case 'email':
      return emailPattern.test(text.trim()) ? undefined : { name: 'emailMalformed' }
    case 'minLength':
      return lengthProblem('tooShort', rule.length, text.length < rule.length)
    case 'maxLength':
      return lengthProblem('tooLong', rule.length, text.length > rule.length)
    case 'pattern':
      return patternProblem(text, rule)
    default:
      return undefined
  }
}

export const lengthProblem = (
  name: ProblemName,
  length: number,
  isWrong: boolean,
): Problem | undefined => (isWrong ? { name, values: { length } } : undefined)

const patternProblem = (
  text: string,
  { pattern, problem: name = 'valueInvalid' }: Extract<TextRule, { kind: 'pattern' }>,
): Problem | undefined => (new RegExp(pattern, 'u').test(text) ? undefined : { name })

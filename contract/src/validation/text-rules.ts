import type { Problem, ProblemName, Rule, TextRule } from './rule.ts'

export const required = [{ kind: 'required' }] as const

/** The first problem of a text, in the order of the rules. */
export const findTextProblem = (text: string, rules: readonly TextRule[]): Problem | undefined =>
  firstProblem(text, rules, (rule) => checkText(text, rule))

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

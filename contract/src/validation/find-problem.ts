import { isValidPhone, toInternationalPhone } from '../fields/phone.ts'
import { ageOn, formatDay, parseDate } from './dates.ts'
import { problemsByField } from './find-text-problems.ts'
import { metRequirements, passwordRequirements } from './password.ts'
import { personNamePattern } from './person-name.ts'
import type { FormValues, FurtherRule, Problem, ProblemName, Rule } from './rule.ts'
import { checkText, firstProblem, lengthProblem, required } from './text-rules.ts'

export const requiredName = [...required, { kind: 'name' }] as const

/** The first problem of a value, in the order of the rules. */
export const findProblem = (
  text: string,
  rules: readonly Rule[],
  values: FormValues = {},
): Problem | undefined =>
  firstProblem(text, rules, (rule) =>
    isFurtherRule(rule) ? checkFurther(text, rule, values) : checkText(text, rule),
  )

/** The problems of the fields of a form, in the order of the rules. */
export const findProblems = <Rules extends Readonly<Record<string, readonly Rule[]>>>(
  values: FormValues,
  rules: Rules,
): Partial<Record<keyof Rules, Problem>> =>
  problemsByField(rules, (field) => findProblem(values[field] ?? '', rules[field] ?? [], values))

const furtherKinds: Record<FurtherRule['kind'], true> = {
  exactLength: true,
  number: true,
  sameAs: true,
  name: true,
  newPassword: true,
  phone: true,
  date: true,
  minimumAge: true,
}

const isFurtherRule = (rule: Rule): rule is FurtherRule => Object.hasOwn(furtherKinds, rule.kind)

function checkFurther(text: string, rule: FurtherRule, values: FormValues): Problem | undefined {
  switch (rule.kind) {
    case 'exactLength':
      return lengthProblem('lengthWrong', rule.length, text.length !== rule.length)
    case 'number':
      return numberProblem(Number(text), rule)
    case 'sameAs':
      return differenceProblem(text, rule, values)
    case 'name':
      return personNamePattern.test(text) ? undefined : { name: 'nameInvalid' }
    case 'newPassword':
      return passwordProblem(text)
    case 'phone':
      return phoneProblem(text, rule)
    case 'date':
      return dateProblem(text, rule)
    case 'minimumAge':
      return ageProblem(text, rule)
  }
}

type RuleOf<Kind extends FurtherRule['kind']> = Extract<FurtherRule, { kind: Kind }>

function numberProblem(
  number: number,
  { least = -Infinity, most = Infinity }: RuleOf<'number'>,
): Problem | undefined {
  if (Number.isNaN(number)) return { name: 'valueInvalid' }
  if (number < least) return { name: 'numberTooLow', values: { least } }
  return number > most ? { name: 'numberTooHigh', values: { most } } : undefined
}

const differenceProblem = (
  text: string,
  { field, problem: name = 'valuesDiffer' }: RuleOf<'sameAs'>,
  values: FormValues,
): Problem | undefined => (text === values[field] ? undefined : { name })

function phoneProblem(text: string, rule: RuleOf<'phone'>): Problem | undefined {
  const dialCode = rule.dialCode.replaceAll(/\D/g, '')
  const phone = toInternationalPhone(text, dialCode)
  return isValidPhone(phone, dialCode) ? undefined : { name: 'phoneWrong' }
}

function passwordProblem(text: string): Problem | undefined {
  const met = metRequirements(text)
  if (!met.includes('length')) return { name: 'passwordTooShort' }
  return met.length < passwordRequirements.length ? { name: 'passwordWeak' } : undefined
}

function dateProblem(
  text: string,
  { format, earliest, latest }: RuleOf<'date'>,
): Problem | undefined {
  const date = parseDate(text, format)
  if (date === undefined)
    return { name: format === 'DD/MM/YYYY' ? 'dateWrongDayFirst' : 'dateWrongMonthFirst' }
  const limitProblem = (name: ProblemName, limit: string): Problem => ({
    name,
    values: { date: formatDay(limit, format) },
  })
  if (earliest !== undefined && date < earliest) return limitProblem('dateTooEarly', earliest)
  return latest !== undefined && date > latest ? limitProblem('dateTooLate', latest) : undefined
}

function ageProblem(
  text: string,
  { format, years, today }: RuleOf<'minimumAge'>,
): Problem | undefined {
  const birthDate = parseDate(text, format)
  const isTooYoung = birthDate !== undefined && ageOn(today, birthDate) < years
  return isTooYoung ? { name: 'tooYoung', values: { age: years } } : undefined
}

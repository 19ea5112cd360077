import { isValidPhone, toInternationalPhone } from '../fields/phone.ts'
import { ageOn, formatDay, parseDate } from './dates.ts'
import { metRequirements, passwordRequirements } from './password.ts'
import { personNamePattern } from './patterns.ts'
import type { FormValues, PersonRule, Problem, ProblemName, Rule } from './rule.ts'
import { checkText, firstProblem, problemsByField, required } from './text-rules.ts'

export const requiredName = [...required, { kind: 'name' }] as const

/** The first problem of a value, in the order of the rules. */
export const findProblem = (
  text: string,
  rules: readonly Rule[],
  values: FormValues = {},
): Problem | undefined =>
  firstProblem(text, rules, (rule) =>
    isPersonRule(rule) ? checkPerson(text, rule) : checkText(text, rule, values),
  )

/** The problems of the fields of a form, in the order of the rules. */
export const findProblems = <Rules extends Readonly<Record<string, readonly Rule[]>>>(
  values: FormValues,
  rules: Rules,
): Partial<Record<keyof Rules, Problem>> =>
  problemsByField(rules, (field) => findProblem(values[field] ?? '', rules[field] ?? [], values))

const personKinds: Record<PersonRule['kind'], true> = {
  name: true,
  newPassword: true,
  phone: true,
  date: true,
  minimumAge: true,
}

const isPersonRule = (rule: Rule): rule is PersonRule => Object.hasOwn(personKinds, rule.kind)

function checkPerson(text: string, rule: PersonRule): Problem | undefined {
  switch (rule.kind) {
    case 'name':
      return personNamePattern.test(text) ? undefined : { name: 'nameInvalid' }
    case 'newPassword':
      return passwordProblem(text)
    case 'phone': {
      const dialCode = rule.dialCode.replaceAll(/\D/g, '')
      const phone = toInternationalPhone(text, dialCode)
      return isValidPhone(phone, dialCode) ? undefined : { name: 'phoneWrong' }
    }
    case 'date':
      return dateProblem(text, rule)
    case 'minimumAge': {
      const { format, years, today } = rule
      const birthDate = parseDate(text, format)
      const isTooYoung = birthDate !== undefined && ageOn(today, birthDate) < years
      return isTooYoung ? { name: 'tooYoung', values: { age: years } } : undefined
    }
  }
}

function passwordProblem(text: string): Problem | undefined {
  const met = metRequirements(text)
  if (!met.includes('length')) return { name: 'passwordTooShort' }
  return met.length < passwordRequirements.length ? { name: 'passwordWeak' } : undefined
}

function dateProblem(
  text: string,
  { format, earliest, latest }: Extract<PersonRule, { kind: 'date' }>,
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

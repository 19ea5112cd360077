import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { ageOn, earliestBirthDate, minimumAgeIn } from '@cairn/contract/birth-date'
import { personNameShape } from '@cairn/contract/person-name'
import { dialCodes, internationalPhone, isPhone } from '@cairn/contract/phone'
import { settingsOf } from '@cairn/contract/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites'
import { tidyAddress } from '@cairn/contract/tidy-address'
import { birthDateFrom } from './birth-date-text.ts'

/** What members may tell of themselves, in the order in which it is asked for. */
export const joinFields = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const
export type JoinField = (typeof joinFields)[number]

export type TypedJoin = Partial<Record<JoinField, string>> & { isAgreed: boolean }
export type JoinProblem =
  | 'fieldRequired'
  | 'personNameWrong'
  | 'birthDateWrong'
  | 'tooYoung'
  | 'phoneWrong'
  | 'phoneTaken'
  | 'postalCodeWrong'
type Wrong = Partial<Record<JoinField, JoinProblem> & { terms: 'boxRequired' }>

export type Here = { locale: Locale; today: string }

export const isDemanded = (field: JoinField, locale: Locale): boolean =>
  field === 'firstName' || field === 'lastName' || settingsOf(locale).membersTell.includes(field)

/** In the order of the form: the first one is where somebody is led to. */
export function wrongInJoining(typed: TypedJoin, asked: readonly JoinField[], here: Here): Wrong {
  const wrong: Wrong = {}
  for (const field of asked) {
    const problem = problemWith(field, typed[field] ?? '', here)
    if (problem) wrong[field] = problem
  }
  if (!typed.isAgreed) wrong.terms = 'boxRequired'
  return wrong
}

function problemWith(field: JoinField, text: string, here: Here): JoinProblem | undefined {
  if (text === '') return isDemanded(field, here.locale) ? 'fieldRequired' : undefined
  return problems[field](text, here)
}

const wrongName = (name: string) => (personNameShape.test(name) ? undefined : 'personNameWrong')

const problems: Record<JoinField, (text: string, here: Here) => JoinProblem | undefined> = {
  firstName: wrongName,
  lastName: wrongName,
  birthDate: (text, { locale, today }) => {
    const { region, country } = siteOf(locale)
    const birthDate = birthDateFrom(text, region)
    if (!birthDate || birthDate < earliestBirthDate || birthDate > today) return 'birthDateWrong'
    return ageOn(today, birthDate) < minimumAgeIn(country) ? 'tooYoung' : undefined
  },
  phone: (text, { locale }) =>
    isPhone(internationalPhone(text, dialCodes[siteOf(locale).country])) ? undefined : 'phoneWrong',
  postalCode: (text, { locale }) => {
    const { country } = siteOf(locale)
    const tidied = tidyAddress({ postalCode: text }, country)
    const { wrong } = brokenFields(tidied, addressRulesOf(country))
    return wrong.includes('postalCode') ? 'postalCodeWrong' : undefined
  },
}

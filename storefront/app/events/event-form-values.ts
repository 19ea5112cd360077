import { personNamePattern } from '@cairn/contract/fields/person-rules'

export type EventFormValues = {
  firstName: string
  lastName: string
  days: string[]
  plusOne: string
  isAgreed: boolean
}

type EventFormProblems = {
  firstName?: 'fieldRequired' | 'personNameWrong'
  lastName?: 'fieldRequired' | 'personNameWrong'
  day?: 'eventDayRequired'
  plusOne?: 'personNameWrong'
  terms?: 'boxRequired'
}

/** The problems are in the order of the fields, because the first invalid field is focused. */
export function findEventProblems({
  firstName,
  lastName,
  days,
  plusOne,
  isAgreed,
}: EventFormValues) {
  const problems: EventFormProblems = {}
  const first = nameProblem(firstName)
  const last = nameProblem(lastName)
  if (first) problems.firstName = first
  if (last) problems.lastName = last
  if (days.length === 0) problems.day = 'eventDayRequired'
  if (!personNamePattern.test(plusOne)) problems.plusOne = 'personNameWrong'
  if (!isAgreed) problems.terms = 'boxRequired'
  return problems
}

function nameProblem(name: string) {
  if (name === '') return 'fieldRequired'
  return personNamePattern.test(name) ? undefined : 'personNameWrong'
}

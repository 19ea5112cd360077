import { personNameShape } from '@cairn/contract/person-name'

export type TypedEvent = {
  firstName: string
  lastName: string
  days: string[]
  plusOne: string
  isAgreed: boolean
}

type WrongEvent = {
  firstName?: 'fieldRequired' | 'personNameWrong'
  lastName?: 'fieldRequired' | 'personNameWrong'
  day?: 'eventDayRequired'
  plusOne?: 'personNameWrong'
  terms?: 'boxRequired'
}

/** In the order of the form: the first one is where somebody is led to. */
export function wrongInEvent({ firstName, lastName, days, plusOne, isAgreed }: TypedEvent) {
  const wrong: WrongEvent = {}
  const first = wrongName(firstName)
  const last = wrongName(lastName)
  if (first) wrong.firstName = first
  if (last) wrong.lastName = last
  if (days.length === 0) wrong.day = 'eventDayRequired'
  if (!personNameShape.test(plusOne)) wrong.plusOne = 'personNameWrong'
  if (!isAgreed) wrong.terms = 'boxRequired'
  return wrong
}

function wrongName(name: string) {
  if (name === '') return 'fieldRequired'
  return personNameShape.test(name) ? undefined : 'personNameWrong'
}

import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  eventSignInTitle: 'Chi viene?',
  eventSignInText: 'Accedi, così sappiamo chi aspettare.',
  eventStepDone: 'Fatto',
  eventJoin: 'Unisciti a noi',
  eventDays: 'In quali giorni vieni?',
  eventDayRequired: 'Scegli almeno un giorno.',
  eventOnDay: 'Il {day}.',
  eventGuest: 'Nome del tuo ospite',
  eventTerms: 'Accetto le condizioni di partecipazione.',
  eventTermsLink: 'Leggile',
  eventSignUp: 'Partecipa',
  eventJoined: 'Ci vediamo là.',
  eventJoinedText: 'Sei nella lista. Per cambiare i giorni, iscriviti di nuovo o scrivici.',
}

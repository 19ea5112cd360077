import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  eventSignInTitle: 'Wer kommt?',
  eventSignInText: 'Melden Sie sich an, damit wir wissen, wen wir erwarten.',
  eventStepDone: 'Erledigt',
  eventJoin: 'Dabei sein',
  eventDays: 'An welchen Tagen kommen Sie?',
  eventDayRequired: 'Bitte wählen Sie mindestens einen Tag.',
  eventOnDay: 'Am {day}.',
  eventGuest: 'Name Ihrer Begleitung',
  eventTerms: 'Ich nehme die Teilnahmebedingungen an.',
  eventTermsLink: 'Lesen',
  eventSignUp: 'Teilnehmen',
  eventJoined: 'Bis dann.',
  eventJoinedText:
    'Sie stehen auf der Liste. Um die Tage zu ändern, melden Sie sich neu an oder schreiben Sie uns.',
}

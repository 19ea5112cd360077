import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  eventSignInTitle: 'Qui vient\u202f?',
  eventSignInText: 'Connectez-vous pour que nous sachions qui attendre.',
  eventStepDone: 'Fait',
  eventJoin: 'Se joindre à nous',
  eventDays: 'Quels jours venez-vous\u202f?',
  eventDayRequired: 'Choisissez au moins un jour.',
  eventOnDay: 'Le {day}.',
  eventGuest: 'Nom de votre invité',
  eventTerms: 'J’accepte les conditions de participation.',
  eventTermsLink: 'Les lire',
  eventSignUp: 'Participer',
  eventJoined: 'À bientôt là-bas.',
  eventJoinedText:
    'Vous êtes sur la liste. Pour changer les jours, inscrivez-vous à nouveau ou écrivez-nous.',
}

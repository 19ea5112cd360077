import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  eventSignInTitle: '¿Quién viene?',
  eventSignInText: 'Inicia sesión y sabremos a quién esperar.',
  eventStepDone: 'Hecho',
  eventJoin: 'Únete',
  eventDays: '¿Qué días vienes?',
  eventDayRequired: 'Elige al menos un día.',
  eventOnDay: 'El {day}.',
  eventGuest: 'Nombre de tu acompañante',
  eventTerms: 'Acepto las condiciones de participación.',
  eventTermsLink: 'Leerlas',
  eventSignUp: 'Apuntarme',
  eventJoined: 'Nos vemos allí.',
  eventJoinedText: 'Ya estás en la lista. Para cambiar los días, apúntate otra vez o escríbenos.',
}

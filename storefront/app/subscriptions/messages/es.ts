import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  newsletterSignUp: 'Apúntate',
  newsletterPolicy: 'Quiero recibir el boletín. Puedo darme de baja cuando quiera.',
  privacyNotice: 'Privacidad',
  newsletterSignedUp: 'Ya estás en la lista. Recibirás el próximo boletín.',
  newsletterNoScripts: 'Para apuntarte, activa JavaScript. Si no, escríbenos.',
  newsletterEmail: 'Correo para el boletín',
}

import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  newsletterSignUp: 'Iscriviti',
  newsletterPolicy: 'Mandatemi le lettere. Posso fermarle quando voglio.',
  privacyNotice: 'Privacy',
  newsletterSignedUp: 'Sei nella lista. La prossima lettera è tua.',
  newsletterNoScripts: 'Per iscriverti, attiva JavaScript. Altrimenti scrivici.',
  newsletterEmail: 'E-mail per le lettere',
}

import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the French of Canada. */
export const frCa: Partial<Translation<typeof en>> = {
  province: 'Province',
  email: 'Adresse courriel',
  emailTitle: 'Adresse courriel',
  changeEmail: 'Modifier l’adresse courriel',
  confirmYourEmail: 'Confirmer votre adresse courriel',
  newEmail: 'Nouvelle adresse courriel',
  newsletterEmail: 'Courriel pour les lettres',
}

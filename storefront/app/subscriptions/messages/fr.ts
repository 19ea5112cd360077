import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  newsletterSignUp: 'S’inscrire',
  newsletterPolicy: 'Envoyez-moi les lettres. Je peux les arrêter quand je veux.',
  privacyNotice: 'Confidentialité',
  newsletterSignedUp: 'Vous êtes sur la liste. La prochaine lettre est pour vous.',
  newsletterNoScripts: 'Pour vous inscrire, activez JavaScript. Sinon, écrivez-nous.',
  newsletterEmail: 'E-mail pour les lettres',
}

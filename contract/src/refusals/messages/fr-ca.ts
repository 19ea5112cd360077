import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

/** The messages that differ in the French of Canada. */
export const frCa: Partial<Translation<typeof en>> = {
  credentialsInvalid:
    'L’adresse courriel ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  lastAttempt:
    'L’adresse courriel ou le mot de passe est incorrect. Il vous reste un essai avant que la connexion soit suspendue pendant 15 minutes.',
  codeInvalid:
    'L’adresse courriel ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  verifierMismatch:
    'L’adresse courriel ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  loginInUse:
    'Cette adresse courriel est déjà utilisée. Veuillez vous connecter ou en choisir une autre.',
  accountLocked:
    'La connexion est bloquée pour cette adresse courriel. Contactez-nous, nous vous aiderons.',
  emailMalformed: 'Veuillez saisir une adresse courriel sous la forme nom@exemple.com.',
  loginTaken:
    'Cette adresse courriel appartient à un autre profil. Veuillez en indiquer une autre.',
  orderCodeWrong:
    'Ce code est incorrect ou n’est plus valable. Vérifiez le courriel ou demandez-en un nouveau.',
  orderEmailWrong:
    'Le numéro de commande et l’adresse courriel ne correspondent pas. Veuillez vérifier les deux.',
}

import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  newsletterSignUp: 'S’inscrire',
  privacyNotice: 'Confidentialité',
  newsletterEmail: 'E-mail pour les lettres',
  newsletterSignedUp:
    'Merci, nous vous écrivons. Si l’e-mail vous demande de confirmer, un clic suffit.',
  newsletterPageTitle: 'Les lettres de Cairn',
  newsletterPageText:
    'De temps en temps, une lettre sur la météo, les itinéraires et ce que nous faisons. Un clic suffit pour les arrêter.',
  textNewsTitle: 'Par SMS',
  textNewsText: 'Nouvelles et offres sur votre téléphone. Un nouveau numéro remplace le précédent.',
  textNewsSignUp: 'Recevoir les SMS',
  textNewsSignedUp:
    'Merci, les nouvelles arrivent désormais au {phone}. Répondez STOP pour y mettre fin.',
  newsletterConfirmTitle: 'Faut-il vous envoyer les lettres\u202f?',
  newsletterConfirmText:
    'Appuyez sur le bouton, et elles arrivent à votre adresse. Un clic suffit pour les arrêter.',
  newsletterConfirmButton: 'Oui, envoyez-les',
  newsletterConfirmedTitle: 'Vous êtes sur la liste.',
  newsletterConfirmedText: 'La prochaine lettre est pour vous.',
  newsletterExpiredTitle: 'Ce lien ne fonctionne plus.',
  newsletterExpiredText:
    'Les liens fonctionnent pendant sept jours, jusqu’à votre désabonnement. Saisissez de nouveau votre adresse, et nous vous en envoyons un autre.',
  newsletterAgain: 'Saisir de nouveau l’adresse',
  unsubscribeTitle: 'Plus de lettres\u202f?',
  unsubscribeText: 'Appuyez sur le bouton, et plus aucune lettre n’arrive à cette adresse.',
  unsubscribeButton: 'Se désabonner',
  unsubscribedTitle: 'Plus de lettres.',
  unsubscribedText:
    'Votre adresse n’est plus sur la liste. Les e-mails sur vos commandes continuent d’arriver.',
}

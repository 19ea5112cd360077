import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the French of Canada. */
export const frCa: Partial<Translation<typeof en>> = {
  province: 'Province',
  emailMalformed: 'L’adresse courriel n’est pas valide',
  email: 'Adresse courriel',
  sentByEmail: 'Par courriel',
  giftEmail: 'Son adresse courriel',
  verifyEmailText: 'Veuillez confirmer que cette adresse courriel est la vôtre.',
  verifyNotMeText:
    'Quelqu’un a peut-être créé un compte avec votre adresse courriel. Si vous choisissez un nouveau mot de passe, le compte est à vous\u202f: toutes les autres personnes sont déconnectées, et les clés d’accès, adresses et cartes qu’elles ont enregistrées sont supprimées. Vous pouvez aussi ne rien faire\u202f: sans vous, personne n’obtient ce qui appartient à votre adresse.',
  lookupTitle: 'Quelle est votre adresse courriel\u202f?',
  otherEmail: 'Utiliser une autre adresse courriel',
  newsletterEmail: 'Courriel pour les lettres',
  newsletterSignedUp:
    'Merci, nous vous écrivons. Si le courriel vous demande de confirmer, un clic suffit.',
  storedPerson: 'Votre prénom et votre adresse courriel, pour vous saluer.',
  unsubscribedText:
    'Votre adresse n’est plus sur la liste. Les courriels sur vos commandes continuent d’arriver.',
  mailFavourites: 'Envoyer par courriel',
  mailFavouritesSignIn:
    'Connectez-vous pour envoyer vos favoris par courriel\u202f: qui les reçoit doit savoir de qui ils viennent.',
  shareRecipients: 'Adresses courriel',
  shareRecipientsWrong: 'Indiquez d’une à {most} adresses courriel, séparées par des virgules.',
  shareMessageHelp: 'Votre nom et votre adresse courriel figurent aussi dans le message.',
  noShareMailsText:
    'Les clients peuvent envoyer leurs favoris à d’autres par courriel. Si vous le souhaitez, aucun de ces messages n’arrivera plus à votre adresse.',
  emailTitle: 'Adresse courriel',
  changeEmail: 'Modifier l’adresse courriel',
  confirmYourEmail: 'Confirmer votre adresse courriel',
  newEmail: 'Nouvelle adresse courriel',
  stockMails: 'Des courriels quand un article que j’ai demandé est de retour',
  eraseDeletes:
    'Nous supprimons vos coordonnées, adresses, cartes enregistrées, paniers, favoris, lettres, messages et points. Vous êtes déconnecté sur tous les appareils, et un dernier courriel le confirme.',
  eraseDeletesPlain:
    'Nous supprimons vos coordonnées, adresses, cartes enregistrées, paniers, favoris, lettres et messages. Vous êtes déconnecté sur tous les appareils, et un dernier courriel le confirme.',
  eraseUnverified:
    'Vous n’avez pas confirmé votre adresse courriel. Ce qui a été saisi avec elle sans connexion reste chez nous.',
  erasedText: 'Vous êtes déconnecté sur tous les appareils. Un dernier courriel le confirme.',
  caseNoScripts:
    'Sans JavaScript, aucune photo ne peut être jointe. Envoyez-les en réponse à notre courriel.',
  byEmail: 'Par courriel',
  recipientEmail: 'Son adresse courriel',
  noOrderText: 'Ce navigateur n’en connaît aucune. La confirmation est dans vos courriels.',
  nextByEmail: 'Envoyé par courriel dans quelques minutes.',
  statusMailed: 'Envoyée par courriel',
  sendCardAgain: 'Renvoyer le courriel',
  sendCardAgainNamed: 'Renvoyer le courriel\u202f: {name}',
  cardSentAgain: 'La carte cadeau est de nouveau en route vers sa boîte courriel.',
  trackText:
    'Saisissez le numéro de votre commande et l’adresse courriel que vous avez donnée. Les deux figurent dans la confirmation que nous vous avons envoyée.',
  codeField: 'Code reçu par courriel',
  orderMissingText:
    'Vous l’avez peut-être passée sans compte. Suivez-la avec son numéro et votre adresse courriel.',
}

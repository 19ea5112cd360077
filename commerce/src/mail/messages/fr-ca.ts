import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

/** The messages that differ in the French of Canada. */
export const frCa: Partial<Translation<typeof en>> = {
  giftCardHow:
    'Saisissez le numéro et le code PIN au moment de payer. Qui les connaît peut dépenser la carte, gardez donc ce courriel comme de l’argent.',
  withdrawalEmail: 'Courriel\u202f: {email}',
  accountEmptiedText:
    'Vous avez un nouveau mot de passe pour votre compte Cairn, et toutes les autres personnes sont déconnectées. Personne n’avait encore confirmé cette adresse courriel\u202f: les clés d’accès, adresses et cartes du compte ont donc été supprimées. Veuillez vérifier vos autres données.',
  emailChangeText:
    'Votre compte chez Cairn aura cette adresse courriel dès que vous l’aurez confirmée. Le lien fonctionne là où vous êtes connecté\u202f; ailleurs, il vous demande d’abord de vous connecter.',
  emailChangeAskedText:
    'Une autre adresse courriel a été demandée dans votre compte chez Cairn. L’adresse actuelle reste valable jusqu’à la confirmation de la nouvelle.',
  emailChangedText:
    'Votre compte chez Cairn a une autre adresse courriel, qui a été confirmée. Nous n’écrivons plus rien à ce sujet à celle-ci.',
  accountDeletedOtherwise:
    'Ce que la loi nous oblige à garder, comme les factures, reste chez nous aussi longtemps qu’elle le demande. C’est le dernier courriel à ce sujet, et nous le supprimons aussi.',
  whyThisAccount: 'Ce courriel concerne votre compte Cairn et n’est pas de la publicité.',
  newsletterWelcomeText:
    'Vous recevez désormais {letters} à cette adresse. Un clic suffit pour les arrêter, dans ce courriel comme dans chaque lettre.',
  whyThisNewsletter:
    'Vous recevez ce courriel parce que quelqu’un a demandé {letters} pour cette adresse.',
  mailedTo: 'Par courriel à',
  whyThis: 'Ce courriel concerne une commande chez Cairn et n’est pas une publicité.',
}

import { fr as payments } from '@cairn/contract/payments/messages/fr'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  ...payments,
  confirmationSubject: 'Votre commande {number}',
  confirmationTitle: 'Merci. Nous nous occupons de la suite.',
  confirmationText: 'Votre commande est chez nous. Nous vous écrirons dès qu’il y aura du nouveau.',
  giftCardSubject: 'Une carte cadeau de {amount} pour vous',
  giftCardTitle: 'Une carte cadeau de {amount}',
  giftCardFrom: '{name} a pensé à vous et vous laisse le choix.',
  giftCardText: 'Elle se dépense chez Cairn, en une ou plusieurs fois. Elle n’expire pas.',
  giftCardHow:
    'Saisissez le numéro et le code PIN au moment de payer. Qui les connaît peut dépenser la carte, gardez donc cet e-mail comme de l’argent.',
  giftCardNumber: 'Numéro',
  giftCardPin: 'Code PIN',
  lookAround: 'Faire un tour',
  shippedSubject: 'En route\u202f: commande {number}',
  shippedTitle: 'C’est en route.',
  shippedText: 'Ce colis est parti de chez nous. Le reste de la commande suivra, s’il y en a.',
  trackingNumber: 'Numéro de suivi',
  followParcel: 'Suivre le colis',
  readyForPickupSubject: 'À votre disposition\u202f: commande {number}',
  readyForPickupTitle: 'Votre commande vous attend.',
  readyForPickupText: 'Passez quand cela vous convient et montrez le numéro de commande.',
  pickUpAt: 'Où la retirer',
  cancelledSubject: 'Annulée\u202f: commande {number}',
  cancelledTitle: 'Votre commande est annulée.',
  cancelledText:
    'Rien ne sera expédié. Le montant réservé sur votre carte est libéré, les cartes cadeaux et autres moyens de paiement sont comme avant.',
  parcelCancelledSubject: 'Annulée\u202f: une partie de la commande {number}',
  parcelCancelledTitle: 'Une partie de votre commande est annulée.',
  parcelCancelledText:
    'Cette partie n’arrivera pas et vous ne la payez pas. Ce que vous aviez déjà payé pour elle vous revient par le même chemin. Le reste de votre commande ne change pas.',
  refundedSubject: 'Remboursement\u202f: commande {number}',
  refundedTitle: 'Nous vous remboursons {amount}.',
  refundedText:
    'L’argent repart par où il est venu. Les banques mettent quelques jours à l’afficher.',
  returnAnnouncedSubject: 'Votre retour, commande {number}',
  returnAnnouncedTitle: 'Le retour est prêt.',
  returnAnnouncedText:
    'Imprimez l’étiquette, collez-la sur le colis et déposez-le où l’on prend les colis. Le retour ne vous coûte rien ; l’argent suit sous trois jours ouvrés après l’arrivée du colis.',
  returnNumber: 'Numéro de retour',
  returnLabel: 'Imprimer l’étiquette',
  goingBack: 'Ce qui revient',
  returnWithdrawnSubject: 'Votre retour est annulé, commande {number}',
  returnWithdrawnTitle: 'Rien ne repart.',
  returnWithdrawnText:
    'Tout reste chez vous et aucun argent ne bouge ; l’étiquette n’est plus valable. Si vous changez d’avis, annoncez un nouveau retour tant que le délai court.',
  staying: 'Ce qui reste chez vous',
  caseOpenedSubject: 'Votre message nous est parvenu : {number}',
  caseOpenedTitle: 'Quelqu’un vous lit.',
  caseOpenedText:
    'Merci de votre message. Quelqu’un qui a porté la pièce vous répond dans un délai d’un jour ouvré.',
  caseNumber: 'Dossier {number}',
  withdrawalSubject: 'Votre rétractation nous est parvenue\u202f: {number}',
  withdrawalTitle: 'Nous avons votre rétractation.',
  withdrawalText:
    'Ce message confirme ce que vous avez déclaré et quand nous l’avons reçu. Veuillez le conserver. La suite et le délai de remboursement figurent sur la page consacrée à la rétractation.',
  withdrawalContent: 'Votre déclaration',
  withdrawalDeclaration: 'Je me rétracte du contrat portant sur les articles de cette commande.',
  withdrawalName: 'Nom\u202f: {name}',
  withdrawalOrder: 'Commande\u202f: {number}',
  withdrawalEmail: 'E-mail\u202f: {email}',
  withdrawalReceived: 'Reçue le\u202f: {time}',
  whyThisCase: 'Ce message répond à ce que vous avez écrit à Cairn, et n’est pas de la publicité.',
  backInStockSubject: 'De retour : {name}',
  backInStockTitle: 'Le voilà de retour.',
  backInStockText:
    'Vous vouliez un mot de nous quand cet article reviendrait. C’est fait, sans que nous sachions pour combien de temps.',
  backInStockLine: 'Ce que vous attendiez',
  lookAtIt: 'Le voir',
  whyThisNotice:
    'Vous avez demandé ce seul message sur la page du produit. Ce n’est pas de la publicité, et il n’y en aura pas d’autre.',
  eventRegisteredSubject: '{event} : inscription enregistrée',
  eventRegisteredTitle: 'À bientôt.',
  eventRegisteredText:
    'Votre inscription à « {event} » est enregistrée. Si quelque chose change, inscrivez-vous à nouveau avec d’autres jours : la dernière inscription compte.',
  eventRegisteredGuest: '{name} vous accompagne.',
  eventDays: 'Quand',
  eventPlace: 'Le rendez-vous',
  itemReservedSubject: 'Réservé pour vous : {name}',
  itemReservedTitle: 'L’article vous attend.',
  itemReservedText:
    'Le magasin le garde jusqu’au {time}, et vous payez sur place. Ensuite, il retourne en rayon.',
  itemReservedLine: 'Ce qui vous attend',
  whyThisBooking:
    'Vous avez demandé ce message sur une page de Cairn. Ce n’est pas de la publicité.',
  favouritesSharedSubject: '{name} partage des favoris avec vous',
  favouritesSharedTitle: 'Choisi pour vous par {name}.',
  favouritesSharedText: '{name} ({email}) vous envoie ce qui lui plaît chez Cairn.',
  favouritesSharedLines: 'Dans la liste',
  seeFavourites: 'Tout voir',
  noSuchMails: 'Ne plus recevoir de tels messages',
  whyThisShare:
    '{name} nous a demandé de vous envoyer ce message\u202f; répondez à {email}. Ce n’est pas de la publicité, et votre adresse ne sert à rien d’autre.',
  passwordResetSubject: 'Choisir un nouveau mot de passe',
  passwordResetTitle: 'Choisissez un nouveau mot de passe.',
  passwordResetText:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour cette adresse. Le lien ci-dessous fonctionne une seule fois, pendant 30 minutes.',
  passwordResetOtherwise:
    'Si ce n’était pas vous, il n’y a rien à faire\u202f: votre mot de passe reste le même.',
  choosePassword: 'Choisir un mot de passe',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedTitle: 'Votre mot de passe a été modifié.',
  passwordChangedText:
    'Vous avez un nouveau mot de passe pour votre compte Cairn, et vous êtes déconnecté de tous les autres appareils. Les clés d’accès restent.',
  accountEmptiedText:
    'Vous avez un nouveau mot de passe pour votre compte Cairn, et toutes les autres personnes sont déconnectées. Personne n’avait encore confirmé cette adresse e-mail\u202f: les clés d’accès, adresses et cartes du compte ont donc été supprimées. Veuillez vérifier vos autres données.',
  passwordChangedOtherwise:
    'Si ce n’était pas vous, demandez tout de suite un lien pour en choisir un autre, et écrivez-nous.',
  forgotPassword: 'Ce n’était pas moi\u202f: choisir un autre mot de passe',
  welcomeSubject: 'Bienvenue chez Cairn',
  welcomeTitle: 'Heureux de vous accueillir.',
  welcomeText:
    'Votre compte est prêt. Veuillez confirmer que cette adresse est la vôtre. Le lien fonctionne là où vous êtes connecté\u202f; ailleurs, il vous demande d’abord de vous connecter.',
  welcomeOtherwise:
    'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas créé de compte, il n’y a rien à faire.',
  confirmAddress: 'Confirmer l’adresse',
  profileCreatedSubject: 'Complétez votre profil chez Cairn',
  profileCreatedTitle: 'Votre profil vous attend.',
  profileCreatedText:
    'Quelqu’un, sans doute vous, a demandé un profil avec cette adresse. Choisissez un mot de passe et complétez le reste, et le compte est à vous.',
  profileCreatedOtherwise:
    'Si ce n’était pas vous, il n’y a rien à faire\u202f: sans mot de passe, personne ne peut utiliser le profil.',
  completeProfile: 'Compléter le profil',
  profileExistsSubject: 'Vous avez un compte chez Cairn',
  profileExistsTitle: 'Vous avez déjà un compte.',
  profileExistsText:
    'Quelqu’un, sans doute vous, a demandé un profil avec cette adresse. Il y a déjà un compte, et rien n’a changé\u202f: connectez-vous comme d’habitude.',
  profileExistsOtherwise: 'Si ce n’était pas vous, il n’y a rien à faire.',
  signInToAccount: 'Se connecter',
  emailChangeSubject: 'Confirmez votre nouvelle adresse',
  emailChangeTitle: 'Cette adresse est-elle la vôtre\u202f?',
  emailChangeText:
    'Votre compte chez Cairn aura cette adresse e-mail dès que vous l’aurez confirmée. Le lien fonctionne là où vous êtes connecté\u202f; ailleurs, il vous demande d’abord de vous connecter.',
  emailChangeOtherwise:
    'Le lien fonctionne une fois, pendant 24 heures. Si vous n’avez rien demandé, il n’y a rien à faire.',
  emailChangeAskedSubject: 'Une autre adresse pour votre compte',
  emailChangeAskedTitle: 'Est-ce bien votre souhait\u202f?',
  emailChangeAskedText:
    'Une autre adresse e-mail a été demandée dans votre compte chez Cairn. L’adresse actuelle reste valable jusqu’à la confirmation de la nouvelle.',
  emailChangeAskedOtherwise:
    'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe\u202f: cela empêche le changement et déconnecte tous les autres.',
  emailChangedSubject: 'Votre compte a une autre adresse',
  emailChangedTitle: 'Votre adresse a été modifiée.',
  emailChangedText:
    'Votre compte chez Cairn a une autre adresse e-mail, qui a été confirmée. Nous n’écrivons plus rien à ce sujet à celle-ci.',
  emailChangedOtherwise: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
  writeToUs: 'Nous écrire',
  newDeviceSubject: 'Connexion depuis un nouvel appareil',
  newDeviceTitle: 'Était-ce vous\u202f?',
  newDeviceText:
    'Quelqu’un s’est connecté à votre compte Cairn avec un navigateur qui n’y avait jamais servi\u202f: {time}.',
  newDeviceOtherwise:
    'Si c’était vous, il n’y a rien à faire. Sinon, choisissez un autre mot de passe\u202f: cela met aussi fin à cette session.',
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte',
  passkeyAddedTitle: 'Votre compte a une nouvelle clé d’accès.',
  passkeyAddedText:
    'La personne qui a l’appareil avec cette clé d’accès peut maintenant s’en servir pour se connecter à votre compte Cairn. Votre mot de passe reste valable.',
  passkeyAddedOtherwise:
    'Si c’était vous, il n’y a rien à faire. Sinon, supprimez la clé d’accès, changez votre mot de passe, et écrivez-nous.',
  seePasskeys: 'Voir les clés d’accès',
  accountDeletedSubject: 'Votre compte a été supprimé',
  accountDeletedTitle: 'Votre compte n’existe plus.',
  accountDeletedText: 'Votre compte Cairn a été supprimé, avec tout ce qui lui appartenait.',
  accountDeletedOtherwise:
    'Ce que la loi nous oblige à garder, comme les factures, reste chez nous aussi longtemps qu’elle le demande. C’est le dernier e-mail à ce sujet, et nous le supprimons aussi.',
  whyThisAccount: 'Cet e-mail concerne votre compte Cairn et n’est pas de la publicité.',
  letters: 'nos lettres',
  lettersForMembers: 'nos lettres aux membres',
  newsletterConfirmSubject: 'À confirmer\u202f: les lettres de Cairn',
  newsletterConfirmForMembersSubject: 'À confirmer\u202f: les lettres de Cairn aux membres',
  newsletterConfirmTitle: 'Un clic, et les lettres arrivent.',
  newsletterConfirmText:
    'Quelqu’un, sans doute vous, nous a demandé d’envoyer {letters} à cette adresse. Confirmez que vous le souhaitez. Le lien fonctionne pendant sept jours.',
  newsletterConfirmOtherwise:
    'Si ce n’était pas vous, il n’y a rien à faire\u202f: sans votre confirmation, nous n’envoyons rien et oublions l’adresse après 30 jours.',
  confirmNewsletter: 'Oui, envoyez-les',
  newsletterWelcomeSubject: 'Vous recevez les lettres de Cairn',
  newsletterWelcomeForMembersSubject: 'Vous recevez les lettres de Cairn aux membres',
  newsletterWelcomeTitle: 'Vous êtes sur la liste.',
  newsletterWelcomeText:
    'Vous recevez désormais {letters} à cette adresse. Un clic suffit pour les arrêter, dans cet e-mail comme dans chaque lettre.',
  unsubscribe: 'Se désabonner',
  whyThisNewsletter:
    'Vous recevez cet e-mail parce que quelqu’un a demandé {letters} pour cette adresse.',
  orderCodeSubject: 'Votre code pour la commande {number}',
  orderCodeTitle: 'Un code pour ouvrir votre commande.',
  orderCodeText:
    'Quelqu’un, sans doute vous, a demandé à voir cette commande en entier. Saisissez le code sur la page où vous l’avez demandé ; il est valable un quart d’heure. Si ce n’était pas vous, il n’y a rien à faire.',
  orderCode: 'Code',
  orderNumber: 'Commande {number}',
  followOrder: 'Suivre la commande',
  lines: 'Ce que vous avez commandé',
  parcel: 'Dans ce colis',
  size: 'taille {size}',
  pieces: '{count} pièces',
  gift: 'Un cadeau',
  discount: 'Remise',
  delivery: 'Livraison',
  free: 'Offerte',
  tax: 'Taxes',
  total: 'Total',
  deliverTo: 'Où elle va',
  includedTax: 'TVA comprise',
  payment: 'Paiement',
  pickUpIn: 'Où la retirer',
  mailedTo: 'Par e-mail à',
  openingHours: 'Horaires d’ouverture',
  closed: 'fermé',
  collectedBy: 'Retrait par : {name}',
  expectedBy: 'Prévue au plus tard le {date}',
  legalTerms: 'Conditions générales',
  legalWithdrawal: 'Rétractation',
  legalPrivacy: 'Confidentialité',
  legalImprint: 'Mentions légales',
  footer: 'Des vêtements pour sortir par mauvais temps, et rentrer.',
  whyThis: 'Cet e-mail concerne une commande chez Cairn et n’est pas une publicité.',
}

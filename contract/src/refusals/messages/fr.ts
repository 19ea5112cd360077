import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  fieldsInvalid:
    'Certaines informations sont manquantes ou incorrectes. Veuillez vérifier les champs signalés.',
  fieldMissing: 'Veuillez remplir ce champ.',
  fieldWrong: 'Veuillez vérifier votre saisie dans ce champ.',
  sessionMissing: 'Votre session a expiré. Veuillez recharger la page et réessayer.',
  rewardsNotYetAvailable:
    'Vos récompenses s’utilisent une fois votre crédit annuel épuisé. Veuillez d’abord utiliser votre crédit.',
  originNotAllowed:
    'Nous n’avons pas pu accepter cette demande. Veuillez recharger la page et réessayer.',
  passwordTooCommon:
    'Beaucoup de gens utilisent ce mot de passe, il est donc facile à deviner. Veuillez en choisir un autre.',
  idempotencyKeyInFlight:
    'Votre première demande est encore en cours. Merci de patienter un instant.',
  bodyTooLarge: 'Votre envoi est trop volumineux. Veuillez le raccourcir et réessayer.',
  idempotencyKeyReused:
    'Cette demande a déjà été envoyée avec d’autres informations. Veuillez recharger la page et les vérifier.',
  tooManyRequests: 'Trop de tentatives en peu de temps. Merci de réessayer dans {minutes} minutes.',
  tooManyRequestsGeneric:
    'Trop de tentatives en peu de temps. Merci de patienter un instant avant de réessayer.',
  returnUnknown: 'Nous ne trouvons pas ce retour. Veuillez recharger la page.',
  returnReceived: 'Ce retour nous est déjà parvenu. Il ne peut plus être annulé.',
  passkeyRefused:
    'Nous n’avons pas pu accepter cette clé d’accès. Veuillez réessayer ou utiliser votre mot de passe.',
  passkeysFull:
    'Vous avez autant de clés d’accès qu’un compte peut en avoir. Veuillez d’abord en supprimer une.',
  addressBookFull:
    'Votre carnet d’adresses est plein. Veuillez supprimer une adresse dont vous n’avez plus besoin.',
  notImplemented: 'Cette fonction n’est pas encore disponible.',
  temporarilyUnavailable: 'Indisponible pour le moment. Veuillez réessayer dans un instant.',
  challengeRequired: 'Veuillez effectuer le contrôle de sécurité, puis réessayer.',

  clientUnknown:
    'Nous n’avons pas pu identifier l’origine de cette demande. Veuillez recharger la page.',
  callUnknown: 'Cette fonction n’existe pas. Veuillez recharger la page et réessayer.',
  methodWrong: 'Cette action n’est pas possible ici. Veuillez recharger la page et réessayer.',
  notAcceptable:
    'Nous ne pouvons pas répondre dans le format demandé. Veuillez recharger la page et réessayer.',
  wrongContentType:
    'Nous n’avons pas pu lire les données envoyées. Veuillez recharger la page et réessayer.',
  general: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
  requestTypeMissing: 'Le type de demande est manquant. Veuillez en choisir un.',
  organisationMissing: 'Le nom de l’organisation est manquant. Veuillez l’indiquer.',
  payloadMissing: 'La demande est vide. Veuillez la compléter.',

  credentialsInvalid:
    'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  resetLinkExpired:
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau pour changer de mot de passe.',
  captchaFailed: 'Le contrôle de sécurité a échoué. Veuillez le recommencer.',
  cannotAuthorize: 'Nous n’avons pas pu vous connecter. Veuillez réessayer.',
  tokenDuplicated:
    'Nous n’avons pas pu ouvrir votre session. Veuillez recharger la page et réessayer.',
  agentCredentialsInvalid:
    'Le magasin, l’identifiant ou le code PIN est incorrect. Veuillez vérifier votre saisie.',
  userLocked:
    'La connexion est suspendue après plusieurs échecs. Veuillez patienter 15 minutes ou réinitialiser votre mot de passe.',
  lastAttempt:
    'L’adresse e-mail ou le mot de passe est incorrect. Il vous reste un essai avant que la connexion soit suspendue pendant 15 minutes.',
  sessionNotEntitled:
    'Vous n’avez pas accès à cette page ou à cette action. Veuillez vous connecter avec le bon compte.',
  codeInvalid:
    'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  verifierMismatch:
    'L’adresse e-mail ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  loginInUse:
    'Cette adresse e-mail est déjà utilisée. Veuillez vous connecter ou en choisir une autre.',
  customerListUnknown:
    'La connexion n’est pas possible sur ce site pour le moment. Veuillez nous contacter.',
  accountLocked:
    'La connexion est bloquée pour cette adresse e-mail. Contactez-nous, nous vous aiderons.',
  profilePhoneInUse:
    'Ce numéro de téléphone appartient à un autre profil. Veuillez en indiquer un autre.',
  phoneInUse:
    'Ce numéro de téléphone est déjà utilisé. Veuillez vous connecter ou en indiquer un autre.',
  currentPasswordWrong: 'Votre mot de passe actuel est incorrect. Veuillez le saisir à nouveau.',
  passwordUnchanged:
    'Le nouveau mot de passe est identique à l’actuel. Veuillez en choisir un autre.',
  resetPasswordUnchanged: 'Vous avez déjà utilisé ce mot de passe. Veuillez en choisir un autre.',
  emailMalformed: 'Veuillez saisir une adresse e-mail sous la forme nom@exemple.com.',
  invalidCustomer:
    'Nous n’avons pas pu associer votre session à votre compte. Nous créons un nouveau panier.',
  signInUnavailable:
    'La connexion ne fonctionne pas pour le moment. Veuillez réessayer dans quelques minutes.',

  loginTaken: 'Cette adresse e-mail appartient à un autre profil. Veuillez en indiquer une autre.',
  profileNotFound: 'Votre profil est introuvable. Veuillez vous reconnecter.',
  ageInvalid: 'Vous devez avoir au moins {minimumAge} ans. Veuillez vérifier la date de naissance.',
  ageInvalidGeneric:
    'Vous n’avez pas encore l’âge minimum. Veuillez vérifier la date de naissance.',
  birthDateMissing: 'Veuillez indiquer votre date de naissance.',
  profileNotSaved:
    'Nous n’avons pas pu enregistrer votre profil. Rien n’a été modifié, veuillez réessayer.',
  billingAddressInUse:
    'C’est votre adresse de facturation, elle ne peut pas être supprimée. Veuillez d’abord en choisir une autre.',
  passwordNotChanged: 'Nous n’avons pas pu changer votre mot de passe. L’ancien reste valable.',
  loyaltyNotSaved:
    'Nous n’avons pas pu enregistrer vos informations de membre. Veuillez réessayer.',
  addressExists: 'Cette adresse figure déjà dans votre carnet d’adresses.',
  addressIdUnknown:
    'Cette adresse est introuvable. Veuillez en choisir une autre ou l’ajouter à nouveau.',
  customerUnknown:
    'Nous n’avons pas pu reconnaître ces informations. Veuillez les vérifier et réessayer.',
  loyaltyMemberNotFound:
    'Cette adhésion est introuvable. Veuillez vérifier les informations ou devenir membre.',
  employeeStoreNotFound:
    'Ce magasin n’existe pas, ou votre session appartient à un autre. Veuillez vérifier le magasin.',
  reviewTooLong: 'Votre avis est trop long. Veuillez ne pas dépasser {maximum} caractères.',
  reviewTooLongGeneric: 'Votre avis est trop long. Veuillez le raccourcir.',
  passwordsDiffer: 'Les deux mots de passe ne correspondent pas. Veuillez les saisir à nouveau.',
  passwordTooShort: 'Ce mot de passe est trop court. Veuillez utiliser au moins 8 caractères.',
  cardExpiryInvalid: 'La date d’expiration de la carte n’est pas valable. Veuillez la vérifier.',

  rewardsSignedOut: 'Veuillez vous connecter pour utiliser vos récompenses.',
  notLoyaltyMember: 'Les récompenses sont réservées aux membres. Devenez membre pour en profiter.',
  loyaltyUnconfirmed:
    'Votre adhésion n’est pas encore confirmée. Veuillez la confirmer pour utiliser vos récompenses.',
  rewardBalanceTooLow:
    'Cette récompense est déjà utilisée, ou il ne vous reste pas assez pour elle. Veuillez en choisir une autre.',

  listedProductNotFound:
    'Aucun produit trouvé ici. Essayez une autre catégorie ou retirez des filtres.',
  cartNotFound: 'Votre panier est introuvable. Veuillez recharger la page et réessayer.',
  itemNotAvailable: 'Cet article est introuvable. Il a peut-être été retiré, ou n’est plus vendu.',
  priceInvalid:
    'Le prix de votre commande a changé ou est incorrect. Veuillez vérifier le montant à payer, puis réessayer.',
  variantWithdrawn: 'Cet article n’est plus disponible et ne peut pas être ajouté.',
  itemsOutOfStock:
    'Certains articles de votre panier sont épuisés. Veuillez les retirer pour continuer.',
  itemsWithdrawn:
    'Certains articles de votre panier ne sont plus disponibles. Veuillez les retirer pour continuer.',
  maximumQuantityAdded:
    'Vous ne pouvez pas ajouter davantage de cet article. La quantité maximale est de {maximum}.',
  maximumQuantityAddedGeneric:
    'Vous ne pouvez pas en ajouter davantage. La quantité maximale est atteinte.',
  someWithoutInventory:
    'Un article de votre panier n’est plus disponible dans cette quantité. Veuillez modifier la quantité ou le retirer.',
  outOfStock: 'Cet article est épuisé. Veuillez choisir une autre taille ou réessayer plus tard.',
  noInventory: 'Cet article n’est pas en stock pour le moment. Veuillez le retirer pour continuer.',
  noPrice: 'Cet article n’est pas vendu dans ce pays et ne peut pas être commandé.',
  giftNotSoldAlone:
    'Tant que ce cadeau est dans votre panier, vous ne pouvez pas en avoir plus de {maximum}.',
  giftNotSoldAloneGeneric: 'Cet article est un cadeau offert et ne peut pas être ajouté seul.',
  giftOptionItemGone: 'L’article concerné par cette option cadeau n’est plus dans votre panier.',
  giftOptionNotPossible: 'Cet article ne peut pas être envoyé comme cadeau.',

  couponUnknown: 'Ce code promo n’est pas valable. Veuillez le vérifier et réessayer.',
  couponNotYetValid: 'Ce code promo n’est pas utilisable en ce moment.',
  couponLimitReached: 'Ce code promo a atteint son nombre maximal d’utilisations.',
  couponRedeemed: 'Vous avez déjà utilisé ce code promo.',
  couponExpired: 'Ce code promo a expiré.',
  couponNotForSite:
    'Ce code promo n’est pas valable sur ce site. Veuillez le vérifier et réessayer.',
  couponFailed:
    'Nous n’avons pas pu appliquer ce code promo à votre panier. Veuillez vérifier ses conditions.',
  couponAlreadyApplied: 'Ce code promo est déjà appliqué à votre panier.',

  shippingMethodUnavailable:
    'Ce mode de livraison n’est pas disponible. Veuillez en choisir un autre.',
  shippingPhoneMissing: 'Veuillez indiquer un numéro de téléphone pour la livraison.',
  poBoxUnavailable:
    'Nous ne livrons pas aux boîtes postales. Veuillez indiquer une adresse avec un nom de rue.',
  addressInvalid: 'Cette adresse semble incorrecte. Veuillez la vérifier.',
  shippingAddressInvalid:
    'Nous n’avons pas pu confirmer l’adresse de livraison. Veuillez la vérifier.',
  cannotShipThere:
    'Nous ne pouvons pas livrer votre commande à cette adresse. Veuillez en indiquer une autre.',
  shipToPickupChanged:
    'La livraison a changé, votre commande est désormais à retirer en magasin. Veuillez la vérifier.',
  pickupToShipChanged:
    'La livraison a changé, votre commande est désormais expédiée à une adresse. Veuillez la vérifier.',
  pickupToStoreChanged:
    'La livraison a changé, votre commande est désormais d’abord expédiée en magasin. Veuillez la vérifier.',

  giftCardCodeMissing: 'Veuillez saisir le numéro de votre carte cadeau.',
  giftCardsAtMaximum: 'Vous pouvez utiliser au maximum {maximum} cartes cadeaux par commande.',
  giftCardsAtMaximumGeneric: 'Vous ne pouvez plus ajouter de carte cadeau à cette commande.',
  giftCardSpent:
    'Le solde de cette carte cadeau est épuisé. Veuillez choisir un autre moyen de paiement.',
  giftCardVoided: 'Cette carte cadeau a été annulée et son solde est nul. Veuillez nous contacter.',
  giftCardNeverLoaded:
    'Le solde de cette carte cadeau est nul, car elle n’a jamais été activée. Veuillez vous adresser à son point de vente.',
  giftCardAlreadyApplied: 'Cette carte cadeau est déjà utilisée pour votre commande.',
  giftCardNotAllowed:
    'Ce moyen ne peut pas payer cette commande. Une carte cadeau n’est valable que dans sa devise, et ni les cartes cadeaux ni les récompenses ne paient des cartes cadeaux.',
  giftCardBalanceFailed:
    'Nous n’avons pas pu consulter le solde. Veuillez réessayer dans un instant.',
  giftCardUnknown:
    'Le numéro ou le code PIN de la carte cadeau est incorrect. Veuillez vérifier les deux et réessayer.',
  giftCardExpired: 'Cette carte cadeau a expiré. Veuillez choisir un autre moyen de paiement.',
  giftCardServiceUnavailable:
    'Les cartes cadeaux sont indisponibles pour le moment. Veuillez réessayer plus tard ou payer autrement.',

  cardExists: 'Cette carte est déjà enregistrée dans votre compte.',
  paymentNotEnough:
    'Votre paiement ne couvre pas le total. Veuillez ajouter un autre moyen de paiement.',
  paymentSuspicious:
    'Nous n’avons pas pu accepter ce paiement. Veuillez payer autrement ou nous contacter.',
  instrumentNotFound:
    'Ce moyen de paiement est introuvable. Veuillez en choisir ou en ajouter un autre.',
  paymentAddressNotFound:
    'Cette adresse est introuvable. Veuillez en choisir ou en saisir une autre.',
  addressFieldsMissing: 'L’adresse est incomplète. Veuillez la compléter.',
  paymentFailed:
    'Le paiement a échoué et aucune commande n’a été passée. Veuillez réessayer ou payer autrement.',
  billingAddressMissing: 'Veuillez indiquer une adresse de facturation.',
  billingPhoneMissing: 'Veuillez indiquer un numéro de téléphone avec l’adresse de facturation.',
  taxNotCalculated:
    'Nous n’avons pas pu calculer les taxes de votre commande. Veuillez réessayer dans un instant.',
  taxUpdated: 'Les taxes de votre commande ont changé. Veuillez vérifier le nouveau total.',

  orderCodeWrong:
    'Ce code est incorrect ou n’est plus valable. Vérifiez l’e-mail ou demandez-en un nouveau.',
  orderEmailWrong:
    'Le numéro de commande et l’adresse e-mail ne correspondent pas. Veuillez vérifier les deux.',
  orderNotFound: 'Cette commande est introuvable. Veuillez vérifier vos informations et réessayer.',
  totalsNotCalculated: 'Nous n’avons pas pu calculer le total de votre panier. Veuillez réessayer.',
  itemNoLongerAvailable:
    'Un article de votre commande n’est plus disponible. Veuillez vérifier votre panier mis à jour.',
  pastOrderNotFound: 'Cette commande ne figure pas dans l’historique de vos commandes.',
  orderStillOpen:
    'Une de vos commandes ou un de vos retours est encore en cours. Vous pourrez ensuite supprimer votre compte.',
  orderAlreadyShipped:
    'Cette commande est déjà en route et ne peut plus être annulée. Vous pourrez la retourner dès son arrivée.',
  returnNotCreated: 'Nous n’avons pas pu créer votre retour. Veuillez réessayer ou nous contacter.',

  orderUpdated:
    'Votre panier a changé : un article est désormais livré autrement. Veuillez le vérifier.',
  cartsMerged:
    'Les articles de votre panier précédent ont été ajoutés. Veuillez vérifier les quantités.',
  priceUpdated:
    'Le total de votre panier a changé : un prix accordé en magasin ne s’applique plus. Veuillez le vérifier.',
  totalRaised:
    'Votre panier coûte désormais plus cher, car des prix ou des offres ont changé. Veuillez vérifier le total.',
  codeRemoved: 'Nous avons retiré le code {code} de votre panier.',
  codeWithoutEffect: 'Le code {code} ne change pas le prix de votre panier actuel.',
  codeRemovedGeneric: 'Nous avons retiré un code de votre panier.',
  codeWithoutEffectGeneric: 'Votre code ne change pas le prix de votre panier actuel.',

  productItemMaxQuantity: 'La quantité maximale est de {maximum}.',
  productItemMaxQuantityGeneric: 'La quantité maximale pour cet article est atteinte.',
  productItemRequired: 'Cet article ne peut être commandé qu’avec {product}.',
  productItemRequiredGeneric: 'Cet article ne peut être commandé qu’avec un autre article.',
}

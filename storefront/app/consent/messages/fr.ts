import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  consentTitle: 'Cookies',
  consentText:
    'La boutique a besoin de certains pour fonctionner. D’autres mesurent l’usage des pages, retiennent ce que vous avez regardé et adaptent les offres. Ils attendent votre accord.',
  consentRefuse: 'Tout refuser',
  consentAccept: 'Tout accepter',
  consentSettings: 'Paramètres',
  cookieSettings: 'Paramètres des cookies',
  cookieSettingsText:
    'Ce que votre navigateur conserve pour cette boutique, et pourquoi. Choisissez ici, et changez d’avis quand vous voulez.',
  consentSaved: 'Votre choix est enregistré.',
  consentChosenOn: 'Vous avez choisi le {date}. Nous demanderons de nouveau dans six mois.',
  consentNotChosen:
    'Vous n’avez pas encore choisi. D’ici là, seul ce qui est nécessaire est autorisé.',
  consentNotAsked: 'Tout est autorisé jusqu’à ce que vous le refusiez ici.',
  consentRecord:
    'Comme preuve, nous conservons pendant trois ans l’heure, la version de ces textes, le pays et ce que vous autorisez, sans votre nom ni votre adresse IP, sous le numéro {id}.',
  consentPrivacyControl:
    'Votre navigateur envoie Global Privacy Control. Nous le comprenons comme un refus du ciblage.',
  consentSave: 'Enregistrer ce choix',
  consentRequired: 'Nécessaires',
  consentRequiredText:
    'Vous garde connecté, votre panier rempli et les commandes sûres. La boutique ne fonctionne pas sans eux.',
  consentPerformance: 'Performance et analyse',
  consentPerformanceText:
    'Mesure l’usage des pages, leur rapidité et leurs erreurs, sans votre nom.',
  consentFunctional: 'Fonctionnels',
  consentFunctionalText:
    'Retient ce que vous avez regardé, pour le montrer lors d’une prochaine visite.',
  consentTargeting: 'Ciblage',
  consentTargetingText:
    'Adapte les offres et les versions des pages à ce que vous faites dans la boutique.',
  consentItems: 'Ce qui est conservé',
  consentNoItems: 'Rien n’est conservé pour cela sur votre appareil pour l’instant.',
  consentOthers:
    'Les films de YouTube se chargent quand vous les lancez, et les numéros de carte se saisissent chez notre prestataire de paiement. Tous deux peuvent conserver leurs propres données.',
  storedInCookie: 'Cookie, {days} jours au plus',
  storedInBrowser: 'Mémoire du navigateur, tant que c’est utile',
  storedInTab: 'Mémoire de l’onglet, jusqu’à sa fermeture',
  storedSession: 'Reconnaît votre visite et si vous êtes connecté.',
  storedPerson: 'Votre prénom et votre adresse e-mail, pour vous saluer.',
  storedCart: 'Mène à votre panier et au nombre de ses articles.',
  storedFavourites: 'Ce que vous avez marqué comme favori.',
  storedOrder: 'Évite qu’une commande soit passée deux fois, et montre la dernière.',
  storedSecurity:
    'Reconnaît l’appareil, pour tenir les inconnus à l’écart des comptes et des commandes.',
  storedStore: 'Le magasin que vous avez choisi.',
  storedLocale: 'Le pays et la langue que vous avez choisis.',
  storedConsent: 'Votre choix sur cette page.',
  storedClosed: 'Ce que vous avez fermé, pour que cela reste fermé.',
  storedPlace: 'L’endroit d’une page où vous revenez.',
  storedStaff: 'Pour le personnel seulement\u202f: sessions en magasin, aperçus et essais.',
  storedCountedOrders: 'Les commandes comptées, pour n’en compter aucune deux fois.',
  storedGoogle: 'Google Analytics : distingue une visite d’une autre.',
  storedSeen: 'Les produits que vous avez regardés.',
  storedVisitor: 'Un nombre aléatoire, pour vous montrer à nouveau la même variante d’une page.',
}

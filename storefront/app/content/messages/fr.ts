import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  pin: 'Code PIN',
  slideOf: '{number} sur {count}',
  pauseSlides: 'Arrêter le défilement',
  autoplaySlides: 'Faire défiler automatiquement',
  playVideo: 'Lire',
  pauseVideo: 'Pause',
  playNamed: 'Lire {title}',
  youTubePrivacyNotice: 'Lecture sur YouTube, qui est alors informé de votre visite.',
  untitledVideo: 'la vidéo',
  giftCardNumber: 'Numéro de la carte',
  showBalance: 'Voir le solde',
  balanceNoScripts: 'Pour voir le solde, activez JavaScript. Sinon, chaque magasin vous le dira.',
  notFoundTitle: 'Aucun sentier ici.',
  notFoundText: 'Cette page a changé de place, ou n’a jamais existé. Revenez au dernier cairn.',
  clearAll: 'Tout effacer',
  seeMore: 'Voir plus',
  seeLess: 'Voir moins',
  moreArticles: 'En charger d’autres',
  relatedArticles: 'Continuer la lecture',
  articleTags: 'Par sujet',
  articleCount: '{count, plural, one {# article} other {# articles}}',
  promoBar: 'Annonces',
  promoBarMessage: 'Message {number} sur {count}',
  secondaryNav: 'Aide et magasins',
}

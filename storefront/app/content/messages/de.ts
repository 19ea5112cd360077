import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  pin: 'PIN',
  slideOf: '{number} von {count}',
  pauseSlides: 'Wechsel anhalten',
  autoplaySlides: 'Automatisch wechseln',
  playVideo: 'Abspielen',
  pauseVideo: 'Anhalten',
  playNamed: '{title} abspielen',
  youTubePrivacyNotice: 'Läuft auf YouTube, das dann von Ihrem Besuch erfährt.',
  untitledVideo: 'Video',
  giftCardNumber: 'Nummer des Gutscheins',
  showBalance: 'Guthaben anzeigen',
  balanceNoScripts:
    'Für die Abfrage schalten Sie bitte JavaScript ein. Sonst nennt Ihnen jede Filiale das Guthaben.',
  notFoundTitle: 'Hier führt kein Weg.',
  notFoundText: 'Diese Seite ist umgezogen oder war nie da. Kehren Sie beim letzten Steinmann um.',
  clearAll: 'Alle zurücksetzen',
  seeMore: 'Mehr anzeigen',
  seeLess: 'Weniger anzeigen',
  moreArticles: 'Weitere laden',
  relatedArticles: 'Weiterlesen',
  articleTags: 'Nach Thema',
  articleCount: '{count, plural, one {# Beitrag} other {# Beiträge}}',
  promoBar: 'Hinweise',
  promoBarMessage: 'Hinweis {number} von {count}',
  secondaryNav: 'Hilfe und Filialen',
  blockUnknown: 'Es gibt keinen Block vom Typ {type}.',
  blockIncomplete: 'Der Block {type} ist nicht vollständig.',
}

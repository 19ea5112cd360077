import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  pin: 'PIN',
  slideOf: '{number} di {count}',
  pauseSlides: 'Ferma lo scorrimento',
  autoplaySlides: 'Fai scorrere automaticamente',
  playVideo: 'Riproduci',
  pauseVideo: 'Pausa',
  playNamed: 'Riproduci {title}',
  youTubePrivacyNotice: 'Si guarda su YouTube, che così sa della tua visita.',
  untitledVideo: 'il video',
  giftCardNumber: 'Numero della carta',
  showBalance: 'Mostra quanto resta',
  balanceNoScripts:
    'Per vedere quanto resta, attiva JavaScript. Altrimenti te lo dice qualsiasi negozio.',
  notFoundTitle: 'Qui non c’è sentiero.',
  notFoundText: 'Questa pagina si è spostata, o non c’è mai stata. Torna all’ultimo ometto.',
  clearAll: 'Cancella tutto',
  seeMore: 'Mostra di più',
  seeLess: 'Mostra meno',
  moreArticles: 'Caricane altri',
  relatedArticles: 'Continua a leggere',
  articleTags: 'Per tema',
  articleCount: '{count, plural, one {# articolo} other {# articoli}}',
  promoBar: 'Annunci',
  promoBarMessage: 'Messaggio {number} di {count}',
  secondaryNav: 'Aiuto e negozi',
  blockUnknown: 'Non esiste un blocco di tipo {type}.',
  blockIncomplete: 'Il blocco {type} non è completo.',
}

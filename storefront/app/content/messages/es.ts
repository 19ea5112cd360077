import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  pin: 'PIN',
  slideOf: '{number} de {count}',
  pauseSlides: 'Pausar las diapositivas',
  autoplaySlides: 'Avanzar automáticamente',
  playVideo: 'Reproducir',
  pauseVideo: 'Pausar',
  playNamed: 'Reproducir {title}',
  youTubePrivacyNotice: 'Se ve en YouTube, que así sabrá de tu visita.',
  untitledVideo: 'el vídeo',
  giftCardNumber: 'Número de la tarjeta',
  showBalance: 'Ver el saldo',
  balanceNoScripts: 'Para ver el saldo, activa JavaScript. Si no, te lo dicen en cualquier tienda.',
  notFoundTitle: 'Aquí no hay sendero.',
  notFoundText: 'Esta página ha cambiado de sitio o nunca existió. Vuelve al último hito.',
  clearAll: 'Borrar todo',
  seeMore: 'Ver más',
  seeLess: 'Ver menos',
  moreArticles: 'Cargar más',
  relatedArticles: 'Sigue leyendo',
  articleTags: 'Por tema',
  articleCount: '{count, plural, one {# artículo} other {# artículos}}',
  promoBar: 'Anuncios',
  promoBarMessage: 'Aviso {number} de {count}',
  secondaryNav: 'Ayuda y tiendas',
}

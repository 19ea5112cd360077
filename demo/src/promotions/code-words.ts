import { wordsIn } from './words.ts'

export const welcome = wordsIn({
  en: { name: '10% off your order' },
  fr: { name: '10 % sur votre commande' },
  de: { name: '10 % auf Ihre Bestellung' },
  it: { name: '10% sul tuo ordine' },
  es: { name: '10 % en tu pedido' },
})

export const ridgeShell = wordsIn({
  en: { name: '20% off the Ridge Shell' },
  fr: { name: '20 % sur la veste imperméable Ridge' },
  de: { name: '20 % auf die Hardshelljacke Ridge' },
  it: { name: '20% sul Guscio Ridge' },
  es: { name: '20 % en la chaqueta impermeable Ridge' },
})

export const freeShipping = wordsIn({
  en: { name: 'Free standard shipping' },
  'en-gb': { name: 'Free standard delivery' },
  fr: { name: 'Livraison standard offerte' },
  de: { name: 'Kostenloser Standardversand' },
  it: { name: 'Spedizione standard gratuita' },
  es: { name: 'Envío estándar gratis' },
})

export const once = wordsIn({
  en: { name: '15% off, once' },
  fr: { name: '15 %, une seule fois' },
  de: { name: 'Einmalig 15 %' },
  it: { name: '15%, una sola volta' },
  es: { name: '15 %, una sola vez' },
})

export const firstCome = wordsIn({
  en: { name: '25% off for the first 500' },
  fr: { name: '25 % pour les 500 premiers' },
  de: { name: '25 % für die ersten 500' },
  it: { name: '25% per i primi 500' },
  es: { name: '25 % para los 500 primeros' },
})

export const lastSeason = wordsIn({
  en: { name: 'Last season: 30% off' },
  fr: { name: 'Saison passée : 30 %' },
  de: { name: 'Letzte Saison: 30 %' },
  it: { name: 'Scorsa stagione: 30%' },
  es: { name: 'Temporada pasada: 30 %' },
})

export const nextSeason = wordsIn({
  en: { name: 'Next season: 20% off' },
  fr: { name: 'Saison prochaine : 20 %' },
  de: { name: 'Nächste Saison: 20 %' },
  it: { name: 'Prossima stagione: 20%' },
  es: { name: 'Próxima temporada: 20 %' },
})

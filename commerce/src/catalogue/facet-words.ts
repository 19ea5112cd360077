import type { Language } from '@cairn/contract/sites'

type Words = Readonly<Record<Language, string>>

/** What the codes of the catalogue are called; a code that nobody translated stands for itself. */
export const facetWords: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  colour: {
    black: { en: 'Black', fr: 'Noir', de: 'Schwarz', it: 'Nero', es: 'Negro' },
    grey: { en: 'Grey', fr: 'Gris', de: 'Grau', it: 'Grigio', es: 'Gris' },
    white: { en: 'White', fr: 'Blanc', de: 'Weiß', it: 'Bianco', es: 'Blanco' },
    beige: { en: 'Beige', fr: 'Beige', de: 'Beige', it: 'Beige', es: 'Beis' },
    brown: { en: 'Brown', fr: 'Marron', de: 'Braun', it: 'Marrone', es: 'Marrón' },
    yellow: { en: 'Yellow', fr: 'Jaune', de: 'Gelb', it: 'Giallo', es: 'Amarillo' },
    orange: { en: 'Orange', fr: 'Orange', de: 'Orange', it: 'Arancione', es: 'Naranja' },
    red: { en: 'Red', fr: 'Rouge', de: 'Rot', it: 'Rosso', es: 'Rojo' },
    pink: { en: 'Pink', fr: 'Rose', de: 'Rosa', it: 'Rosa', es: 'Rosa' },
    purple: { en: 'Purple', fr: 'Violet', de: 'Violett', it: 'Viola', es: 'Morado' },
    blue: { en: 'Blue', fr: 'Bleu', de: 'Blau', it: 'Blu', es: 'Azul' },
    green: { en: 'Green', fr: 'Vert', de: 'Grün', it: 'Verde', es: 'Verde' },
    multi: {
      en: 'Multicolour',
      fr: 'Multicolore',
      de: 'Mehrfarbig',
      it: 'Multicolore',
      es: 'Multicolor',
    },
  },
  activity: {
    hike: { en: 'Hiking', fr: 'Randonnée', de: 'Wandern', it: 'Escursionismo', es: 'Senderismo' },
    'trail-run': {
      en: 'Trail running',
      fr: 'Trail',
      de: 'Trailrunning',
      it: 'Trail running',
      es: 'Trail running',
    },
    climb: { en: 'Climbing', fr: 'Escalade', de: 'Klettern', it: 'Arrampicata', es: 'Escalada' },
    ski: { en: 'Skiing', fr: 'Ski', de: 'Skifahren', it: 'Sci', es: 'Esquí' },
    camp: { en: 'Camping', fr: 'Camping', de: 'Camping', it: 'Campeggio', es: 'Acampada' },
    travel: { en: 'Travel', fr: 'Voyage', de: 'Reisen', it: 'Viaggio', es: 'Viaje' },
    everyday: {
      en: 'Every day',
      fr: 'Tous les jours',
      de: 'Alltag',
      it: 'Tutti i giorni',
      es: 'A diario',
    },
  },
  fit: {
    slim: { en: 'Slim', fr: 'Près du corps', de: 'Schmal', it: 'Aderente', es: 'Ajustado' },
    regular: { en: 'Regular', fr: 'Droit', de: 'Normal', it: 'Regolare', es: 'Normal' },
    relaxed: { en: 'Relaxed', fr: 'Ample', de: 'Weit', it: 'Comodo', es: 'Holgado' },
  },
  onSale: {
    true: { en: 'Reduced', fr: 'Prix réduit', de: 'Reduziert', it: 'In saldo', es: 'Rebajado' },
  },
  inStock: {
    true: { en: 'In stock', fr: 'En stock', de: 'Auf Lager', it: 'Disponibile', es: 'Disponible' },
  },
}

export const facetNames = {
  category: { en: 'Category', fr: 'Catégorie', de: 'Kategorie', it: 'Categoria', es: 'Categoría' },
  colour: { en: 'Colour', fr: 'Couleur', de: 'Farbe', it: 'Colore', es: 'Color' },
  size: { en: 'Size', fr: 'Taille', de: 'Größe', it: 'Taglia', es: 'Talla' },
  activity: { en: 'Activity', fr: 'Activité', de: 'Aktivität', it: 'Attività', es: 'Actividad' },
  fit: { en: 'Fit', fr: 'Coupe', de: 'Passform', it: 'Vestibilità', es: 'Corte' },
  onSale: { en: 'Offers', fr: 'Offres', de: 'Angebote', it: 'Offerte', es: 'Ofertas' },
  inStock: {
    en: 'Availability',
    fr: 'Disponibilité',
    de: 'Verfügbarkeit',
    it: 'Disponibilità',
    es: 'Disponibilidad',
  },
} as const satisfies Record<string, Words>
export type FacetName = keyof typeof facetNames

/** American shops spell some of it otherwise. */
const american: Readonly<Record<string, string>> = {
  Grey: 'Gray',
  Colour: 'Color',
  Multicolour: 'Multicolor',
}

export const inAmerican = (word: string): string => american[word] ?? word

type Of = { language: Language; isAmerican: boolean }

const spelt = (words: Words, { language, isAmerican }: Of) =>
  isAmerican ? inAmerican(words[language]) : words[language]

export const facetLabel = (facet: FacetName, of: Of): string => spelt(facetNames[facet], of)

export function valueLabel(facet: FacetName, code: string, of: Of): string {
  const words = Object.hasOwn(facetWords, facet) ? facetWords[facet] : undefined
  const known = words && Object.hasOwn(words, code) ? words[code] : undefined
  return known ? spelt(known, of) : code
}

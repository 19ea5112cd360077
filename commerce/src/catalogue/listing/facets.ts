import type { Language } from '@cairn/contract/sites/sites'

type LabelByLanguage = Readonly<Record<Language, string>>

/** The labels of the facet values; a value without a label is shown as it is. */
export const facetValueLabels: Readonly<Record<string, Readonly<Record<string, LabelByLanguage>>>> =
  {
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
      true: {
        en: 'In stock',
        fr: 'En stock',
        de: 'Auf Lager',
        it: 'Disponibile',
        es: 'Disponible',
      },
    },
  }

export const facetLabels = {
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
} as const satisfies Record<string, LabelByLanguage>
export type FacetName = keyof typeof facetLabels

const americanSpellings: Readonly<Record<string, string>> = {
  Grey: 'Gray',
  Colour: 'Color',
  Multicolour: 'Multicolor',
}

export const americanSpelling = (label: string): string => americanSpellings[label] ?? label

type LabelOptions = { language: Language; isAmerican: boolean }

const labelIn = (labels: LabelByLanguage, { language, isAmerican }: LabelOptions) =>
  isAmerican ? americanSpelling(labels[language]) : labels[language]

export const facetLabel = (facet: FacetName, options: LabelOptions): string =>
  labelIn(facetLabels[facet], options)

export function valueLabel(facet: FacetName, value: string, options: LabelOptions): string {
  const labelsByValue = Object.hasOwn(facetValueLabels, facet) ? facetValueLabels[facet] : undefined
  const labels =
    labelsByValue && Object.hasOwn(labelsByValue, value) ? labelsByValue[value] : undefined
  return labels ? labelIn(labels, options) : value
}

type SortValues = (values: readonly string[]) => string[]

/** Sorts as facetValueLabels does; values without a label come last. */
const byLabelOrder =
  (facet: FacetName): SortValues =>
  (values) => {
    const labelledValues = Object.keys(facetValueLabels[facet] ?? {})
    const rank = (value: string) =>
      labelledValues.includes(value) ? labelledValues.indexOf(value) : labelledValues.length
    return values.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  }

export const sortFacetValues: Record<Exclude<FacetName, 'category'>, SortValues> = {
  colour: byLabelOrder('colour'),
  size: (values) => values.toSorted(compareSizes),
  activity: byLabelOrder('activity'),
  fit: byLabelOrder('fit'),
  onSale: byLabelOrder('onSale'),
  inStock: byLabelOrder('inStock'),
}

const letterSizes = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Letter sizes from small to large, then numbers by value, then all others by name. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = sizeRank(a)
  const [groupB, valueB] = sizeRank(b)
  return groupA - groupB || valueA - valueB || (a < b ? -1 : Number(a > b))
}

function sizeRank(size: string): [group: number, value: number] {
  const letter = letterSizes.indexOf(size)
  if (letter >= 0) return [0, letter]
  return /^\d+([.,]\d+)?$/.test(size) ? [1, Number(size.replace(',', '.'))] : [2, 0]
}

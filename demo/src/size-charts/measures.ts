import type { Language } from '@cairn/contract/sites'

type Words = Record<Language, string>

/** What is measured, in the order a tape goes. */
export const measures = {
  chest: { en: 'Chest', fr: 'Poitrine', de: 'Brust', it: 'Torace', es: 'Pecho' },
  waist: { en: 'Waist', fr: 'Taille', de: 'Taille', it: 'Vita', es: 'Cintura' },
  hips: { en: 'Hips', fr: 'Hanches', de: 'Hüfte', it: 'Fianchi', es: 'Cadera' },
  height: { en: 'Height', fr: 'Stature', de: 'Körpergröße', it: 'Altezza', es: 'Estatura' },
  hand: {
    en: 'Round the hand',
    fr: 'Tour de main',
    de: 'Handumfang',
    it: 'Circonferenza mano',
    es: 'Contorno de mano',
  },
  foot: {
    en: 'Foot length',
    fr: 'Longueur du pied',
    de: 'Fußlänge',
    it: 'Lunghezza piede',
    es: 'Longitud del pie',
  },
  back: {
    en: 'Length of the back',
    fr: 'Longueur du dos',
    de: 'Rückenlänge',
    it: 'Lunghezza schiena',
    es: 'Longitud de espalda',
  },
} as const satisfies Record<string, Words>

export type Measure = keyof typeof measures

export const sizeWord: Words = { en: 'Size', fr: 'Taille', de: 'Größe', it: 'Taglia', es: 'Talla' }

/** Centimetres, from and to, or the one they are made for. */
export type Body = Partial<Record<Measure, readonly [number, number] | number>>

export type Chart = {
  productType: string
  title: Words
  /** In the order of the sizes. */
  bodies: Readonly<Record<string, Body>>
}

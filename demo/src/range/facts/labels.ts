import type { Language } from '@cairn/contract/sites'

type Words = Readonly<Record<Language, string>>

/** What a fact is called on a product's page. */
export const labels = {
  weight: { en: 'Weight', fr: 'Poids', de: 'Gewicht', it: 'Peso', es: 'Peso' },
  weightOfM: {
    en: 'Weight (size M)',
    fr: 'Poids (taille M)',
    de: 'Gewicht (Größe M)',
    it: 'Peso (taglia M)',
    es: 'Peso (talla M)',
  },
  material: { en: 'Material', fr: 'Matière', de: 'Material', it: 'Materiale', es: 'Material' },
  fill: { en: 'Fill', fr: 'Garnissage', de: 'Füllung', it: 'Imbottitura', es: 'Relleno' },
  waterproof: {
    en: 'Waterproof rating',
    fr: 'Imperméabilité',
    de: 'Wassersäule',
    it: 'Colonna d’acqua',
    es: 'Columna de agua',
  },
  comfort: {
    en: 'Comfortable down to',
    fr: 'Confort jusqu’à',
    de: 'Komfortbereich bis',
    it: 'Comfort fino a',
    es: 'Confort hasta',
  },
  volume: { en: 'Volume', fr: 'Volume', de: 'Volumen', it: 'Volume', es: 'Volumen' },
  capacity: { en: 'Capacity', fr: 'Contenance', de: 'Fassung', it: 'Capacità', es: 'Capacidad' },
  sleeps: { en: 'Sleeps', fr: 'Couchages', de: 'Schlafplätze', it: 'Posti', es: 'Plazas' },
  light: {
    en: 'Brightness',
    fr: 'Luminosité',
    de: 'Leuchtkraft',
    it: 'Luminosità',
    es: 'Luminosidad',
  },
  drop: {
    en: 'Heel-to-toe drop',
    fr: 'Drop',
    de: 'Sprengung',
    it: 'Drop',
    es: 'Drop',
  },
  packed: {
    en: 'Packed size',
    fr: 'Taille pliée',
    de: 'Packmaß',
    it: 'Misure da chiuso',
    es: 'Tamaño plegado',
  },
  recycled: {
    en: 'Recycled content',
    fr: 'Part recyclée',
    de: 'Recyclinganteil',
    it: 'Contenuto riciclato',
    es: 'Contenido reciclado',
  },
  care: { en: 'Care', fr: 'Entretien', de: 'Pflege', it: 'Cura', es: 'Cuidado' },
} as const satisfies Record<string, Words>

export type Label = keyof typeof labels

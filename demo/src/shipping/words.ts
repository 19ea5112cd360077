import type { Language } from '@cairn/contract/sites'

type Words = Record<Language, string>

export const labels = {
  standard: {
    en: 'Standard delivery',
    de: 'Standardversand',
    fr: 'Livraison standard',
    it: 'Consegna standard',
    es: 'Envío estándar',
  },
  express: {
    en: 'Express delivery',
    de: 'Expressversand',
    fr: 'Livraison express',
    it: 'Consegna espressa',
    es: 'Envío exprés',
  },
  customs: {
    en: 'Made to order',
    de: 'Auf Bestellung gefertigt',
    fr: 'Fabriqué sur commande',
    it: 'Realizzato su ordinazione',
    es: 'Hecho por encargo',
  },
  digital: {
    en: 'By email',
    de: 'Per E-Mail',
    fr: 'Par e-mail',
    it: 'Via e-mail',
    es: 'Por correo electrónico',
  },
  pickup: {
    en: 'Pick up in store',
    de: 'Abholung im Store',
    fr: 'Retrait en magasin',
    it: 'Ritiro in negozio',
    es: 'Recogida en tienda',
  },
  sts: {
    en: 'Ship to store',
    de: 'Lieferung in den Store',
    fr: 'Livraison en magasin',
    it: 'Consegna in negozio',
    es: 'Envío a tienda',
  },
  pudo: {
    en: 'Collection point',
    de: 'Abholstation',
    fr: 'Point de retrait',
    it: 'Punto di ritiro',
    es: 'Punto de recogida',
  },
} satisfies Record<string, Words>

export const sameDay: Words = {
  en: 'Same day',
  de: 'Am selben Tag',
  fr: 'Le jour même',
  it: 'In giornata',
  es: 'El mismo día',
}

export const withinMinutes: Words = {
  en: 'Within minutes',
  de: 'In wenigen Minuten',
  fr: 'En quelques minutes',
  it: 'In pochi minuti',
  es: 'En unos minutos',
}

export const workingDays = (from: number, to: number): Words => ({
  en: `${from}–${to} working days`,
  de: `${from}–${to} Werktage`,
  fr: `${from}–${to} jours ouvrés`,
  it: `${from}–${to} giorni lavorativi`,
  es: `${from}–${to} días laborables`,
})

export const weeks = (from: number, to: number): Words => ({
  en: `${from}–${to} weeks`,
  de: `${from}–${to} Wochen`,
  fr: `${from}–${to} semaines`,
  it: `${from}–${to} settimane`,
  es: `${from}–${to} semanas`,
})

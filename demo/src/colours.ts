import type { Language } from '@cairn/contract/sites'

type Named = { code: string; names: Record<Language, string> }

/** The colours of the house, with the three letters that end a product's id. */
export const colours = {
  basalt: {
    code: 'BLK',
    names: { en: 'Basalt', fr: 'Basalte', de: 'Basalt', it: 'Basalto', es: 'Basalto' },
  },
  tarn: { code: 'TRN', names: { en: 'Tarn', fr: 'Lac', de: 'Bergsee', it: 'Lago', es: 'Ibón' } },
  rowan: {
    code: 'RWN',
    names: { en: 'Rowan', fr: 'Sorbier', de: 'Vogelbeere', it: 'Sorbo', es: 'Serbal' },
  },
  larch: {
    code: 'LRC',
    names: { en: 'Larch', fr: 'Mélèze', de: 'Lärche', it: 'Larice', es: 'Alerce' },
  },
  moss: {
    code: 'MSS',
    names: { en: 'Moss', fr: 'Mousse', de: 'Moos', it: 'Muschio', es: 'Musgo' },
  },
  slate: {
    code: 'SLT',
    names: { en: 'Slate', fr: 'Ardoise', de: 'Schiefer', it: 'Ardesia', es: 'Pizarra' },
  },
  heather: {
    code: 'HTR',
    names: { en: 'Heather', fr: 'Bruyère', de: 'Heide', it: 'Erica', es: 'Brezo' },
  },
  snowmelt: {
    code: 'SNW',
    names: {
      en: 'Snowmelt',
      fr: 'Fonte des neiges',
      de: 'Schneeschmelze',
      it: 'Disgelo',
      es: 'Deshielo',
    },
  },
} as const satisfies Record<string, Named>

export type Colour = keyof typeof colours

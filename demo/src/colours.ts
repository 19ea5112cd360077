import type { Language } from '@cairn/contract/sites'

type Named = { code: string; family: Family; hex: string; names: Record<Language, string> }

/** The words of the filter. */
export const families = {
  black: { en: 'Black', fr: 'Noir', de: 'Schwarz', it: 'Nero', es: 'Negro' },
  grey: { en: 'Grey', fr: 'Gris', de: 'Grau', it: 'Grigio', es: 'Gris' },
  white: { en: 'White', fr: 'Blanc', de: 'Weiß', it: 'Bianco', es: 'Blanco' },
  beige: { en: 'Beige', fr: 'Beige', de: 'Beige', it: 'Beige', es: 'Beis' },
  brown: { en: 'Brown', fr: 'Marron', de: 'Braun', it: 'Marrone', es: 'Marrón' },
  yellow: { en: 'Yellow', fr: 'Jaune', de: 'Gelb', it: 'Giallo', es: 'Amarillo' },
  red: { en: 'Red', fr: 'Rouge', de: 'Rot', it: 'Rosso', es: 'Rojo' },
  pink: { en: 'Pink', fr: 'Rose', de: 'Rosa', it: 'Rosa', es: 'Rosa' },
  purple: { en: 'Purple', fr: 'Violet', de: 'Violett', it: 'Viola', es: 'Morado' },
  blue: { en: 'Blue', fr: 'Bleu', de: 'Blau', it: 'Blu', es: 'Azul' },
  green: { en: 'Green', fr: 'Vert', de: 'Grün', it: 'Verde', es: 'Verde' },
} as const satisfies Record<string, Record<Language, string>>

export type Family = keyof typeof families

/** The colours of the house, with the three letters that end a product's id. */
export const colours = {
  basalt: {
    code: 'BLK',
    family: 'black',
    hex: '#2b3335',
    names: { en: 'Basalt', fr: 'Basalte', de: 'Basalt', it: 'Basalto', es: 'Basalto' },
  },
  ink: {
    code: 'INK',
    family: 'blue',
    hex: '#1f2c40',
    names: { en: 'Ink', fr: 'Encre', de: 'Tinte', it: 'Inchiostro', es: 'Tinta' },
  },
  slate: {
    code: 'SLT',
    family: 'grey',
    hex: '#6b7a83',
    names: { en: 'Slate', fr: 'Ardoise', de: 'Schiefer', it: 'Ardesia', es: 'Pizarra' },
  },
  snowmelt: {
    code: 'SNW',
    family: 'white',
    hex: '#dfe4e1',
    names: {
      en: 'Snowmelt',
      fr: 'Fonte des neiges',
      de: 'Schneeschmelze',
      it: 'Disgelo',
      es: 'Deshielo',
    },
  },
  bone: {
    code: 'BNE',
    family: 'beige',
    hex: '#e2d9c8',
    names: { en: 'Bone', fr: 'Os', de: 'Knochen', it: 'Osso', es: 'Hueso' },
  },
  dawn: {
    code: 'DWN',
    family: 'pink',
    hex: '#d2a58c',
    names: { en: 'Dawn', fr: 'Aube', de: 'Morgenrot', it: 'Alba', es: 'Alba' },
  },
  clay: {
    code: 'CLY',
    family: 'brown',
    hex: '#b7866a',
    names: { en: 'Clay', fr: 'Argile', de: 'Lehm', it: 'Argilla', es: 'Arcilla' },
  },
  peat: {
    code: 'PET',
    family: 'brown',
    hex: '#4a3b30',
    names: { en: 'Peat', fr: 'Tourbe', de: 'Torf', it: 'Torba', es: 'Turba' },
  },
  larch: {
    code: 'LRC',
    family: 'brown',
    hex: '#b9842f',
    names: { en: 'Larch', fr: 'Mélèze', de: 'Lärche', it: 'Larice', es: 'Alerce' },
  },
  saffron: {
    code: 'SFR',
    family: 'yellow',
    hex: '#dfa024',
    names: { en: 'Saffron', fr: 'Safran', de: 'Safran', it: 'Zafferano', es: 'Azafrán' },
  },
  lichen: {
    code: 'LCN',
    family: 'yellow',
    hex: '#b9c13d',
    names: { en: 'Lichen', fr: 'Lichen', de: 'Flechte', it: 'Lichene', es: 'Liquen' },
  },
  ember: {
    code: 'EMB',
    family: 'red',
    hex: '#b9432d',
    names: { en: 'Ember', fr: 'Braise', de: 'Glut', it: 'Brace', es: 'Brasa' },
  },
  rowan: {
    code: 'RWN',
    family: 'red',
    hex: '#9c3328',
    names: { en: 'Rowan', fr: 'Sorbier', de: 'Vogelbeere', it: 'Sorbo', es: 'Serbal' },
  },
  plum: {
    code: 'PLM',
    family: 'purple',
    hex: '#512f42',
    names: { en: 'Plum', fr: 'Prune', de: 'Pflaume', it: 'Prugna', es: 'Ciruela' },
  },
  heather: {
    code: 'HTR',
    family: 'purple',
    hex: '#6d6079',
    names: { en: 'Heather', fr: 'Bruyère', de: 'Heide', it: 'Erica', es: 'Brezo' },
  },
  glacier: {
    code: 'GLC',
    family: 'blue',
    hex: '#8db0be',
    names: { en: 'Glacier', fr: 'Glacier', de: 'Gletscher', it: 'Ghiacciaio', es: 'Glaciar' },
  },
  fjord: {
    code: 'FJD',
    family: 'blue',
    hex: '#2f5d78',
    names: { en: 'Fjord', fr: 'Fjord', de: 'Fjord', it: 'Fiordo', es: 'Fiordo' },
  },
  tarn: {
    code: 'TRN',
    family: 'blue',
    hex: '#1f5d68',
    names: { en: 'Tarn', fr: 'Lac', de: 'Bergsee', it: 'Lago', es: 'Ibón' },
  },
  spruce: {
    code: 'SPR',
    family: 'green',
    hex: '#2b4a40',
    names: { en: 'Spruce', fr: 'Épicéa', de: 'Fichte', it: 'Abete', es: 'Pícea' },
  },
  moss: {
    code: 'MSS',
    family: 'green',
    hex: '#4a5a3c',
    names: { en: 'Moss', fr: 'Mousse', de: 'Moos', it: 'Muschio', es: 'Musgo' },
  },
} as const satisfies Record<string, Named>

export type Colour = keyof typeof colours

import type { Language } from '@cairn/contract/sites'
import type { Facts, Material } from '../idea.ts'

export const materials: Readonly<Record<Material, Readonly<Record<Language, string>>>> = {
  'recycled-nylon': {
    en: 'recycled nylon',
    fr: 'polyamide recyclé',
    de: 'recyceltes Polyamid',
    it: 'poliammide riciclata',
    es: 'poliamida reciclada',
  },
  'recycled-polyester': {
    en: 'recycled polyester',
    fr: 'polyester recyclé',
    de: 'recycelter Polyester',
    it: 'poliestere riciclato',
    es: 'poliéster reciclado',
  },
  'nylon-ripstop': {
    en: 'nylon ripstop',
    fr: 'polyamide ripstop',
    de: 'Polyamid-Ripstop',
    it: 'poliammide ripstop',
    es: 'poliamida ripstop',
  },
  'polyester-fleece': {
    en: 'polyester fleece',
    fr: 'polaire en polyester',
    de: 'Polyesterfleece',
    it: 'pile di poliestere',
    es: 'forro polar de poliéster',
  },
  merino: {
    en: 'merino wool',
    fr: 'laine mérinos',
    de: 'Merinowolle',
    it: 'lana merino',
    es: 'lana merino',
  },
  'organic-cotton': {
    en: 'organic cotton',
    fr: 'coton biologique',
    de: 'Bio-Baumwolle',
    it: 'cotone biologico',
    es: 'algodón ecológico',
  },
  hemp: { en: 'hemp', fr: 'chanvre', de: 'Hanf', it: 'canapa', es: 'cáñamo' },
  linen: { en: 'linen', fr: 'lin', de: 'Leinen', it: 'lino', es: 'lino' },
  elastane: { en: 'elastane', fr: 'élasthanne', de: 'Elasthan', it: 'elastan', es: 'elastano' },
  wool: { en: 'wool', fr: 'laine', de: 'Wolle', it: 'lana', es: 'lana' },
  'full-grain-leather': {
    en: 'full-grain leather',
    fr: 'cuir pleine fleur',
    de: 'Vollnarbenleder',
    it: 'pelle pieno fiore',
    es: 'piel plena flor',
  },
  suede: { en: 'suede', fr: 'cuir suédé', de: 'Veloursleder', it: 'pelle scamosciata', es: 'ante' },
  rubber: { en: 'rubber', fr: 'caoutchouc', de: 'Gummi', it: 'gomma', es: 'caucho' },
  'eva-foam': {
    en: 'EVA foam',
    fr: 'mousse EVA',
    de: 'EVA-Schaum',
    it: 'schiuma EVA',
    es: 'espuma EVA',
  },
  'stainless-steel': {
    en: 'stainless steel',
    fr: 'acier inoxydable',
    de: 'Edelstahl',
    it: 'acciaio inossidabile',
    es: 'acero inoxidable',
  },
  aluminium: {
    en: 'aluminum',
    fr: 'aluminium',
    de: 'Aluminium',
    it: 'alluminio',
    es: 'aluminio',
  },
  'carbon-fibre': {
    en: 'carbon fiber',
    fr: 'fibre de carbone',
    de: 'Carbonfaser',
    it: 'fibra di carbonio',
    es: 'fibra de carbono',
  },
  cork: { en: 'cork', fr: 'liège', de: 'Kork', it: 'sughero', es: 'corcho' },
  silnylon: {
    en: 'silicone-coated nylon',
    fr: 'polyamide siliconé',
    de: 'silikonbeschichtetes Polyamid',
    it: 'poliammide siliconata',
    es: 'poliamida siliconada',
  },
  canvas: {
    en: 'canvas',
    fr: 'toile de coton',
    de: 'Segeltuch',
    it: 'tela di cotone',
    es: 'lona',
  },
}

export const fills: Readonly<
  Record<NonNullable<Facts['fill']>, Readonly<Record<Language, string>>>
> = {
  'down-650': {
    en: 'responsibly sourced down, 650 fill power',
    fr: 'duvet responsable, gonflant 650 cuin',
    de: 'Daune aus verantwortungsvoller Herkunft, 650 cuin',
    it: 'piuma di origine responsabile, 650 cuin',
    es: 'plumón de origen responsable, 650 cuin',
  },
  'down-800': {
    en: 'responsibly sourced down, 800 fill power',
    fr: 'duvet responsable, gonflant 800 cuin',
    de: 'Daune aus verantwortungsvoller Herkunft, 800 cuin',
    it: 'piuma di origine responsabile, 800 cuin',
    es: 'plumón de origen responsable, 800 cuin',
  },
  'recycled-down-700': {
    en: 'recycled down, 700 fill power',
    fr: 'duvet recyclé, gonflant 700 cuin',
    de: 'recycelte Daune, 700 cuin',
    it: 'piuma riciclata, 700 cuin',
    es: 'plumón reciclado, 700 cuin',
  },
  synthetic: {
    en: 'recycled synthetic fill, warm when wet',
    fr: 'ouate synthétique recyclée, chaude même humide',
    de: 'recycelte Kunstfaser, wärmt auch nass',
    it: 'imbottitura sintetica riciclata, calda anche bagnata',
    es: 'relleno sintético reciclado, abriga también mojado',
  },
}

export const cares: Readonly<
  Record<NonNullable<Facts['care']>, Readonly<Record<Language, string>>>
> = {
  'machine-30': {
    en: 'Machine wash cold, 30 °C',
    fr: 'Lavage en machine à 30 °C',
    de: 'Maschinenwäsche bei 30 °C',
    it: 'In lavatrice a 30 °C',
    es: 'A máquina a 30 °C',
  },
  'machine-40': {
    en: 'Machine wash warm, 40 °C',
    fr: 'Lavage en machine à 40 °C',
    de: 'Maschinenwäsche bei 40 °C',
    it: 'In lavatrice a 40 °C',
    es: 'A máquina a 40 °C',
  },
  hand: {
    en: 'Wash by hand, dry flat',
    fr: 'Lavage à la main, séchage à plat',
    de: 'Handwäsche, liegend trocknen',
    it: 'A mano, asciugare in piano',
    es: 'A mano, secar en plano',
  },
  wipe: {
    en: 'Wipe with a damp cloth',
    fr: 'Nettoyer avec un chiffon humide',
    de: 'Feucht abwischen',
    it: 'Pulire con un panno umido',
    es: 'Limpiar con un paño húmedo',
  },
  'proof-after-wash': {
    en: 'Machine wash cold, 30 °C; reproof when water stops beading',
    fr: 'Lavage en machine à 30 °C ; réimperméabiliser quand l’eau ne perle plus',
    de: 'Maschinenwäsche bei 30 °C; neu imprägnieren, wenn Wasser nicht mehr abperlt',
    it: 'In lavatrice a 30 °C; rinnovare il trattamento quando l’acqua non scivola più',
    es: 'A máquina a 30 °C; reimpermeabilizar cuando el agua deje de resbalar',
  },
}

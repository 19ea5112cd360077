import type { Names } from './category.ts'

export const down: Names = {
  en: 'Down jackets',
  fr: 'Doudounes',
  de: 'Daunenjacken',
  it: 'Piumini',
  es: 'Plumíferos',
}
export const shells: Names = {
  en: 'Rain and shell jackets',
  fr: 'Vestes imperméables',
  de: 'Regen- und Hardshelljacken',
  it: 'Giacche impermeabili',
  es: 'Chaquetas impermeables',
}
export const insulated: Names = {
  en: 'Insulated jackets and parkas',
  fr: 'Vestes isolées et parkas',
  de: 'Isolationsjacken und Parkas',
  it: 'Giacche imbottite e parka',
  es: 'Chaquetas acolchadas y parkas',
}
export const windAndVests: Names = {
  en: 'Wind jackets and vests',
  'en-gb': 'Wind jackets and gilets',
  fr: 'Coupe-vent et gilets',
  'fr-ca': 'Coupe-vent et vestes sans manches',
  de: 'Windjacken und Westen',
  it: 'Giacche a vento e gilet',
  es: 'Cortavientos y chalecos',
}
export const jackets: Names = {
  en: 'Jackets',
  fr: 'Vestes',
  'fr-ca': 'Manteaux',
  de: 'Jacken',
  it: 'Giacche',
  es: 'Chaquetas',
}
export const tops: Names = {
  en: 'Tops',
  fr: 'Hauts',
  de: 'Oberteile',
  it: 'Maglie',
  es: 'Partes de arriba',
}
export const fleece: Names = {
  en: 'Fleece',
  fr: 'Polaires',
  de: 'Fleece',
  it: 'Pile',
  es: 'Forros polares',
}
export const baseLayers: Names = {
  en: 'Base layers',
  fr: 'Sous-vêtements techniques',
  de: 'Baselayer',
  it: 'Strati base',
  es: 'Primeras capas',
}
export const tees: Names = {
  en: 'T-shirts',
  fr: 'T-shirts',
  de: 'T-Shirts',
  it: 'T-shirt',
  es: 'Camisetas',
}
export const shirts: Names = {
  en: 'Shirts',
  fr: 'Chemises',
  de: 'Hemden',
  it: 'Camicie',
  es: 'Camisas',
}
export const blouses: Names = {
  en: 'Shirts',
  fr: 'Chemises',
  de: 'Blusen',
  it: 'Camicie',
  es: 'Camisas',
}
export const sweats: Names = {
  en: 'Hoodies and sweaters',
  'en-gb': 'Hoodies and jumpers',
  fr: 'Sweats et pulls',
  'fr-ca': 'Cotons ouatés et chandails',
  de: 'Hoodies und Pullover',
  it: 'Felpe e maglioni',
  es: 'Sudaderas y jerséis',
}
export const bottoms: Names = {
  en: 'Bottoms',
  fr: 'Bas',
  de: 'Hosen und Röcke',
  it: 'Pantaloni e gonne',
  es: 'Partes de abajo',
}
export const trousers: Names = {
  en: 'Pants',
  'en-gb': 'Trousers',
  fr: 'Pantalons',
  de: 'Lange Hosen',
  it: 'Pantaloni',
  es: 'Pantalones',
}
export const shorts: Names = {
  en: 'Shorts',
  fr: 'Shorts',
  de: 'Shorts',
  it: 'Pantaloncini',
  es: 'Pantalones cortos',
}
export const skirts: Names = {
  en: 'Shorts, skirts and dresses',
  fr: 'Shorts, jupes et robes',
  de: 'Shorts, Röcke und Kleider',
  it: 'Pantaloncini, gonne e abiti',
  es: 'Pantalones cortos, faldas y vestidos',
}
export const leggings: Names = {
  en: 'Leggings',
  fr: 'Leggings',
  de: 'Leggings',
  it: 'Leggings',
  es: 'Mallas',
}
export const footwear: Names = {
  en: 'Footwear',
  fr: 'Chaussures',
  de: 'Schuhe',
  it: 'Calzature',
  es: 'Calzado',
}
export const trailShoes: Names = {
  en: 'Trail shoes',
  fr: 'Chaussures de trail',
  de: 'Trailschuhe',
  it: 'Scarpe da trail',
  es: 'Zapatillas de trail',
}
export const boots: Names = {
  en: 'Hiking boots',
  'en-gb': 'Walking boots',
  fr: 'Chaussures de randonnée',
  'fr-ca': 'Bottes de randonnée',
  de: 'Wanderschuhe',
  it: 'Scarponi',
  es: 'Botas de montaña',
}
export const sandals: Names = {
  en: 'Sandals and camp shoes',
  fr: 'Sandales et chaussons de camp',
  de: 'Sandalen und Hüttenschuhe',
  it: 'Sandali e scarpe da campo',
  es: 'Sandalias y zapatillas de refugio',
}

import type { Category } from './category.ts'
import { footwear, jackets, trousers } from './names.ts'

export const kids: Category = {
  id: '230000',
  names: { en: 'Kids', fr: 'Enfant', de: 'Kinder', it: 'Bambino', es: 'Niños' },
  below: [
    {
      id: '230100',
      names: {
        en: 'Jackets and suits',
        fr: 'Vestes et combinaisons',
        'fr-ca': 'Manteaux et habits de neige',
        de: 'Jacken und Anzüge',
        it: 'Giacche e tute',
        es: 'Chaquetas y monos',
      },
      below: [
        { id: '230101', names: jackets },
        {
          id: '230102',
          names: {
            en: 'Rain and snow suits',
            fr: 'Combinaisons pluie et neige',
            'fr-ca': 'Habits de pluie et de neige',
            de: 'Matsch- und Schneeanzüge',
            it: 'Tute da pioggia e da neve',
            es: 'Monos de lluvia y de nieve',
          },
        },
      ],
    },
    {
      id: '230200',
      names: {
        en: 'Layers',
        fr: 'Couches',
        de: 'Drunter und drüber',
        it: 'Strati',
        es: 'Capas',
      },
      below: [
        {
          id: '230201',
          names: {
            en: 'Fleece and tops',
            fr: 'Polaires et hauts',
            de: 'Fleece und Oberteile',
            it: 'Pile e maglie',
            es: 'Forros y camisetas',
          },
        },
        { id: '230202', names: { ...trousers, de: 'Hosen' } },
      ],
    },
    {
      id: '230300',
      names: footwear,
      below: [
        {
          id: '230301',
          names: {
            en: 'Boots and shoes',
            fr: 'Bottes et chaussures',
            'fr-ca': 'Bottes et souliers',
            de: 'Stiefel und Schuhe',
            it: 'Stivali e scarpe',
            es: 'Botas y zapatillas',
          },
        },
      ],
    },
  ],
}

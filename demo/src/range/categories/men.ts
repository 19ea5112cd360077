import type { Category } from './category.ts'
import {
  baseLayers,
  boots,
  bottoms,
  down,
  fleece,
  footwear,
  insulated,
  jackets,
  sandals,
  shells,
  shirts,
  shorts,
  sweats,
  tees,
  tops,
  trailShoes,
  trousers,
  windAndVests,
} from './names.ts'

export const men: Category = {
  id: '220000',
  names: { en: 'Men', fr: 'Homme', de: 'Herren', it: 'Uomo', es: 'Hombre' },
  below: [
    {
      id: '220100',
      names: jackets,
      below: [
        { id: '220101', names: down },
        { id: '220102', names: shells },
        { id: '220103', names: insulated },
        { id: '220104', names: windAndVests },
      ],
    },
    {
      id: '220200',
      names: tops,
      below: [
        { id: '220201', names: fleece },
        { id: '220202', names: baseLayers },
        { id: '220203', names: tees },
        { id: '220204', names: sweats },
        { id: '220205', names: shirts },
      ],
    },
    {
      id: '220300',
      names: { ...bottoms, de: 'Hosen', it: 'Pantaloni' },
      below: [
        { id: '220301', names: trousers },
        { id: '220302', names: shorts },
      ],
    },
    {
      id: '220400',
      names: footwear,
      below: [
        { id: '220401', names: trailShoes },
        { id: '220402', names: boots },
        { id: '220403', names: sandals },
      ],
    },
  ],
}

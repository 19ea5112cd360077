import type { Category } from './category.ts'
import {
  baseLayers,
  blouses,
  boots,
  bottoms,
  down,
  fleece,
  footwear,
  insulated,
  jackets,
  leggings,
  sandals,
  shells,
  skirts,
  sweats,
  tees,
  tops,
  trailShoes,
  trousers,
  windAndVests,
} from './names.ts'

export const women: Category = {
  id: '210000',
  names: { en: 'Women', fr: 'Femme', de: 'Damen', it: 'Donna', es: 'Mujer' },
  below: [
    {
      id: '210100',
      names: jackets,
      below: [
        { id: '210101', names: down },
        { id: '210102', names: shells },
        { id: '210103', names: insulated },
        { id: '210104', names: windAndVests },
      ],
    },
    {
      id: '210200',
      names: tops,
      below: [
        { id: '210201', names: fleece },
        { id: '210202', names: baseLayers },
        { id: '210203', names: tees },
        { id: '210204', names: sweats },
        { id: '210205', names: blouses },
      ],
    },
    {
      id: '210300',
      names: bottoms,
      below: [
        { id: '210301', names: trousers },
        { id: '210302', names: skirts },
        { id: '210303', names: leggings },
      ],
    },
    {
      id: '210400',
      names: footwear,
      below: [
        { id: '210401', names: trailShoes },
        { id: '210402', names: boots },
        { id: '210403', names: sandals },
      ],
    },
  ],
}

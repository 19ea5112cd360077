import { said } from '../said.ts'
import { article } from './article.ts'
import { fortyDawns } from './forty-dawns.ts'
import { ines } from './ines-rochat.ts'
import { lastFerry } from './last-ferry.ts'
import { nightAtTheTarn } from './night-at-the-tarn.ts'
import { washDown } from './wash-down.ts'
import { wetRidge } from './wet-ridge.ts'

const index = {
  kind: 'page',
  slug: 'field-notes',
  title: said({
    en: 'Field notes',
    fr: 'Notes de terrain',
    de: 'Feldnotizen',
    it: 'Note dal campo',
    es: 'Notas de campo',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'article-grid',
          fields: {
            title: said({
              en: 'Field notes',
              fr: 'Notes de terrain',
              de: 'Feldnotizen',
              it: 'Note dal campo',
              es: 'Notas de campo',
            }),
            subtitle: said({
              en: 'People who know the way, and what we learned by getting it wrong.',
              fr: 'Des gens qui connaissent le chemin, et ce que nos erreurs nous ont appris.',
              de: 'Leute, die den Weg kennen, und was wir aus Fehlern gelernt haben.',
              it: 'Chi conosce la strada, e quello che abbiamo imparato sbagliando.',
              es: 'Gente que conoce el camino, y lo que aprendimos equivocándonos.',
            }),
            rows: 1,
          },
        },
      ],
    },
  ],
}

const articles = [ines, fortyDawns, washDown, lastFerry, wetRidge, nightAtTheTarn]

export const fieldNotes = [index, ...articles.map(article)]

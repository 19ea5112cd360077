import { said } from '../said.ts'
import { article, type Article } from './article.ts'
import { fortyDawns } from './forty-dawns.ts'
import { ines } from './ines-rochat.ts'

const cardOf = (of: Article) => ({
  title: said(of.title),
  subtitle: said(of.lead),
  media: { picture: `${of.picture.picture}-tall` },
  target: { url: `/field-notes/${of.slug}` },
})

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
          type: 'card-grid',
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
            cards: [ines, fortyDawns].map(cardOf),
          },
        },
      ],
    },
  ],
}

export const fieldNotes = [index, article(ines), article(fortyDawns)]

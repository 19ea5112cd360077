import type { Article } from './article.ts'
import { subjects } from './subjects.ts'

export const wetRidge: Article = {
  slug: 'how-waterproof-is-enough',
  position: 5,
  publishedOn: '2026-07-11',
  tags: [subjects.tested, subjects.care],
  eyebrow: {
    en: 'Field test',
    fr: 'Essai sur le terrain',
    de: 'Praxistest',
    it: 'Prova sul campo',
    es: 'Prueba de campo',
  },
  title: {
    en: 'How waterproof is waterproof enough?',
    fr: 'Étanche, jusqu’où faut-il l’être ?',
    de: 'Wie dicht ist dicht genug?',
    it: 'Quanto impermeabile è abbastanza?',
    es: '¿Cuánta agua tiene que parar?',
  },
  lead: {
    en: 'Three shells, eleven wet days on one ridge, and a kitchen scale.',
    fr: 'Trois vestes, onze jours de pluie sur une même arête, et une balance de cuisine.',
    de: 'Drei Hardshells, elf nasse Tage auf einem Grat und eine Küchenwaage.',
    it: 'Tre gusci, undici giorni di pioggia sulla stessa cresta e una bilancia da cucina.',
    es: 'Tres chaquetas, once días de lluvia en la misma arista y una báscula de cocina.',
  },
  picture: {
    picture: 'scene-storm',
    alt: {
      en: 'Rain over a dark ridge, two walkers, one of them in yellow',
      fr: 'La pluie sur une arête sombre, deux marcheurs, l’un en jaune',
      de: 'Regen über einem dunklen Grat, zwei Wanderer, einer in Gelb',
      it: 'Pioggia su una cresta scura, due camminatori, uno in giallo',
      es: 'Lluvia sobre una arista oscura, dos caminantes, uno de amarillo',
    },
  },
  text: {
    en: `We weighed each jacket before and after, and the shirt below it. Water that comes in and water that stays in feel alike; on a scale they do not.

## What we found

After six hours of rain no seam had leaked. The wettest shirt was under the heaviest shell: all of it sweat.

## What it means

For walking, a light shell and open pits. For standing about, the heavy one. And wash it: dirty cloth drinks four times as much.`,
    fr: `Nous avons pesé chaque veste avant et après, et la chemise en dessous. L’eau qui entre et l’eau qui reste se sentent pareil ; sur une balance, non.

## Ce que nous avons trouvé

Après six heures de pluie, aucune couture n’avait fui. La chemise la plus mouillée était sous la veste la plus lourde : rien que de la sueur.

## Ce que cela veut dire

Pour marcher, une veste légère et les aérations ouvertes. Pour attendre, la lourde. Et lavez-la : un tissu sale boit quatre fois plus.`,
    de: `Wir wogen jede Jacke vorher und nachher, und das Hemd darunter. Wasser, das hereinkommt, und Wasser, das drin bleibt, fühlen sich gleich an; auf der Waage nicht.

## Was wir fanden

Nach sechs Stunden Regen war keine Naht undicht. Das nasseste Hemd war unter der schwersten Jacke: alles Schweiß.

## Was es heißt

Zum Gehen eine leichte Jacke mit offenen Achseln. Zum Herumstehen die schwere. Und waschen Sie sie: Schmutziger Stoff trinkt viermal so viel.`,
    it: `Abbiamo pesato ogni guscio prima e dopo, e la maglia sotto. L’acqua che entra e quella che resta dentro si sentono uguali; sulla bilancia no.

## Che cosa abbiamo trovato

Dopo sei ore di pioggia nessuna cucitura perdeva. La maglia più bagnata era sotto il guscio più pesante: tutto sudore.

## Che cosa vuol dire

Per camminare, un guscio leggero con le ascelle aperte. Per stare fermi, quello pesante. E lavalo: un tessuto sporco beve quattro volte tanto.`,
    es: `Pesamos cada chaqueta antes y después, y la camiseta de debajo. El agua que entra y la que se queda se sienten igual; en la báscula, no.

## Lo que vimos

Tras seis horas de lluvia no había calado ninguna costura. La camiseta más mojada estaba bajo la chaqueta más pesada: todo sudor.

## Lo que significa

Para caminar, una ligera con las axilas abiertas. Para estar quieto, la pesada. Y lávala: una tela sucia bebe cuatro veces más.`,
  },
}

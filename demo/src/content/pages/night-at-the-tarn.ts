import type { Article } from './article.ts'
import { subjects } from './subjects.ts'

export const nightAtTheTarn: Article = {
  slug: 'a-night-at-the-tarn',
  position: 6,
  publishedOn: '2026-06-20',
  tags: [subjects.places, subjects.tested],
  eyebrow: { en: 'A place', fr: 'Un lieu', de: 'Ein Ort', it: 'Un luogo', es: 'Un lugar' },
  title: {
    en: 'A night at the tarn, by somebody who hates camping',
    fr: 'Une nuit au lac, par quelqu’un qui déteste camper',
    de: 'Eine Nacht am Bergsee, von jemandem, der Zelten hasst',
    it: 'Una notte al laghetto, di chi odia il campeggio',
    es: 'Una noche en el ibón, por alguien que odia acampar',
  },
  lead: {
    en: 'Our bookkeeper went for the figures. She came back with a list, and wants to go again.',
    fr: 'Notre comptable y est allée pour les chiffres. Elle est revenue avec une liste, et veut y retourner.',
    de: 'Unsere Buchhalterin fuhr der Zahlen wegen mit. Sie kam mit einer Liste zurück und will wieder hin.',
    it: 'La nostra contabile è venuta per i numeri. È tornata con una lista, e vuole rifarlo.',
    es: 'Nuestra contable fue por las cifras. Volvió con una lista, y quiere repetir.',
  },
  picture: {
    picture: 'scene-tarn',
    alt: {
      en: 'A still mountain lake with snow peaks in it, one small yellow tent',
      fr: 'Un lac immobile où se reflètent des sommets enneigés, une petite tente jaune',
      de: 'Ein stiller Bergsee, in dem sich Schneegipfel spiegeln, ein kleines gelbes Zelt',
      it: 'Un lago immobile con le cime innevate riflesse, una piccola tenda gialla',
      es: 'Un lago quieto con cumbres nevadas reflejadas, una pequeña tienda amarilla',
    },
  },
  text: {
    en: `Weight of the pack: 11.4 kg, of which 1.2 kg were a book. Time to put up the tent: nine minutes, and two the second time.

## What was too little

Socks. One dry pair is the difference between a night and a story.

## What was too much

The second torch, the third bag of nuts, and the book.`,
    fr: `Poids du sac : 11,4 kg, dont 1,2 kg de livre. Temps pour monter la tente : neuf minutes, et deux la seconde fois.

## Ce qui manquait

Des chaussettes. Une paire sèche fait la différence entre une nuit et une histoire.

## Ce qui était de trop

La seconde lampe, le troisième sachet de noix, et le livre.`,
    de: `Gewicht des Rucksacks: 11,4 kg, davon 1,2 kg Buch. Zeit für das Zelt: neun Minuten, beim zweiten Mal zwei.

## Was zu wenig war

Socken. Ein trockenes Paar ist der Unterschied zwischen einer Nacht und einer Geschichte.

## Was zu viel war

Die zweite Lampe, die dritte Tüte Nüsse und das Buch.`,
    it: `Peso dello zaino: 11,4 kg, di cui 1,2 kg di libro. Tempo per montare la tenda: nove minuti, la seconda volta due.

## Che cosa mancava

Le calze. Un paio asciutto è la differenza tra una notte e un racconto.

## Che cosa era di troppo

La seconda lampada, il terzo sacchetto di noci e il libro.`,
    es: `Peso de la mochila: 11,4 kg, de los cuales 1,2 kg eran un libro. Tiempo en montar la tienda: nueve minutos, y dos la segunda vez.

## Lo que faltó

Calcetines. Un par seco es la diferencia entre una noche y una anécdota.

## Lo que sobró

La segunda linterna, la tercera bolsa de nueces y el libro.`,
  },
}

import { textPage } from '../text-page.ts'

export const materials = textPage({
  slug: 'materials',
  title: {
    en: 'Materials',
    fr: 'Matières',
    de: 'Materialien',
    it: 'Materiali',
    es: 'Materiales',
  },
  lead: {
    en: 'What it is made of, where that was before, and what it is bad at.',
    fr: 'De quoi c’est fait, d’où cela vient, et ce que cela fait mal.',
    de: 'Woraus es ist, was das vorher war, und was es schlecht kann.',
    it: 'Di che cosa è fatto, che cos’era prima e in che cosa non è bravo.',
    es: 'De qué está hecho, qué fue antes y qué se le da mal.',
  },
  scene: {
    picture: 'scene-river-crossing',
    alt: {
      en: 'Somebody on a stone in the middle of a mountain river',
      fr: 'Quelqu’un sur une pierre, au milieu d’une rivière de montagne',
      de: 'Jemand auf einem Stein mitten in einem Bergfluss',
      it: 'Qualcuno su un sasso in mezzo a un fiume di montagna',
      es: 'Alguien sobre una piedra en medio de un río de montaña',
    },
  },
  text: {
    en: `## Down

From birds raised for food, never plucked alive, traced to the farm. Nothing is warmer for its weight. It is useless when wet, so we put it under something.

## Merino

Wool from sheep whose skin nobody cut. It does not smell after a week. It wears through at the elbows, and we patch it.

## Recycled nylon and polyester

Fishing nets and bottles, mostly. As strong as new. They still shed fibers in the wash, so wash them seldom and in a bag.

## Shells without fluorine

Rain runs off for about twenty washes; then a warm iron, or our wax, and it runs off again.`,
    'en-gb': `## Down

From birds raised for food, never plucked alive, traced to the farm. Nothing is warmer for its weight. It is useless when wet, so we put it under something.

## Merino

Wool from sheep whose skin nobody cut. It does not smell after a week. It wears through at the elbows, and we patch it.

## Recycled nylon and polyester

Fishing nets and bottles, mostly. As strong as new. They still shed fibres in the wash, so wash them seldom and in a bag.

## Shells without fluorine

Rain runs off for about twenty washes; then a warm iron, or our wax, and it runs off again.`,
    fr: `## Duvet

D’oiseaux élevés pour la viande, jamais plumés vivants, suivis jusqu’à la ferme. Rien n’est plus chaud à poids égal. Mouillé, il ne vaut rien : nous le mettons sous autre chose.

## Mérinos

La laine de moutons dont personne n’a coupé la peau. Au bout d’une semaine, elle ne sent rien. Elle s’use aux coudes, et nous la reprisons.

## Nylon et polyester recyclés

Des filets de pêche et des bouteilles, pour l’essentiel. Aussi solides que neufs. Ils perdent des fibres au lavage : lavez-les peu, et dans un sac.

## Vestes sans fluor

La pluie perle pendant une vingtaine de lavages ; puis un fer tiède, ou notre cire, et elle perle à nouveau.`,
    de: `## Daune

Von Tieren, die für Fleisch gehalten werden, nie lebend gerupft, bis zum Hof verfolgt. Nichts wärmt bei gleichem Gewicht besser. Nass taugt sie nichts, deshalb kommt bei uns etwas darüber.

## Merino

Wolle von Schafen, denen niemand in die Haut geschnitten hat. Nach einer Woche riecht sie nicht. An den Ellbogen scheuert sie durch, und wir stopfen sie.

## Recyceltes Nylon und Polyester

Meist Fischernetze und Flaschen. So fest wie neu. Beim Waschen verlieren sie Fasern, also waschen Sie selten und im Beutel.

## Hardshells ohne Fluor

Der Regen perlt etwa zwanzig Wäschen lang ab; dann ein warmes Bügeleisen oder unser Wachs, und er perlt wieder.`,
    it: `## Piuma

Di animali allevati per la carne, mai spennati vivi, seguita fino alla fattoria. A parità di peso niente scalda di più. Bagnata non serve a nulla, per questo la mettiamo sotto qualcosa.

## Merino

Lana di pecore a cui nessuno ha tagliato la pelle. Dopo una settimana non puzza. Si consuma ai gomiti, e noi la rammendiamo.

## Nylon e poliestere riciclati

Reti da pesca e bottiglie, per lo più. Resistenti come nuovi. In lavatrice perdono fibre: lavali poco, e dentro un sacchetto.

## Gusci senza fluoro

La pioggia scivola via per una ventina di lavaggi; poi un ferro tiepido, o la nostra cera, e scivola di nuovo.`,
    es: `## Plumón

De aves criadas por su carne, nunca desplumadas vivas, seguido hasta la granja. Nada abriga más con el mismo peso. Mojado no sirve, así que lo ponemos debajo de algo.

## Merino

Lana de ovejas a las que nadie cortó la piel. Tras una semana no huele. Se gasta en los codos, y la zurcimos.

## Nailon y poliéster reciclados

Redes de pesca y botellas, sobre todo. Tan fuertes como nuevos. Al lavarlos sueltan fibras: lávalos poco y dentro de una bolsa.

## Chaquetas sin flúor

La lluvia resbala durante unos veinte lavados; después, una plancha templada o nuestra cera, y vuelve a resbalar.`,
  },
})

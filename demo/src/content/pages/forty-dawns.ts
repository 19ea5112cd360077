import type { Article } from './article.ts'
import { said } from '../said.ts'
import { subjects } from './subjects.ts'

const beforeTheStart = {
  type: 'video',
  fields: {
    title: said({
      en: 'A quarter past four, at the hut',
      fr: 'Quatre heures et quart, au refuge',
      de: 'Viertel nach vier, an der Hütte',
      it: 'Le quattro e un quarto, al rifugio',
      es: 'Las cuatro y cuarto, en el refugio',
    }),
    url: '/films/snow-on-the-hut.webm',
    duration: 8,
    poster: { picture: 'scene-hut-night' },
    seoTitle: said({
      en: 'Snow falls on a lit hut before dawn',
      fr: 'La neige tombe sur un refuge éclairé avant l’aube',
      de: 'Schnee fällt vor Tagesanbruch auf eine beleuchtete Hütte',
      it: 'La neve cade su un rifugio illuminato prima dell’alba',
      es: 'La nieve cae sobre un refugio iluminado antes del alba',
    }),
    seoDescription: said({
      en: 'Eight quiet seconds from the start of a winter ascent.',
      fr: 'Huit secondes de calme au départ d’une ascension hivernale.',
      de: 'Acht stille Sekunden vom Beginn einer Winterbesteigung.',
      it: 'Otto secondi di quiete prima di una salita invernale.',
      es: 'Ocho segundos de calma antes de una ascensión invernal.',
    }),
    width: 960,
    height: 480,
    playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
  },
}

export const fortyDawns: Article = {
  slug: 'forty-dawns',
  position: 2,
  publishedOn: '2026-09-17',
  tags: [subjects.tested],
  eyebrow: {
    en: 'Field test',
    fr: 'Essai sur le terrain',
    de: 'Praxistest',
    it: 'Prova sul campo',
    es: 'Prueba de campo',
  },
  title: {
    en: 'Forty dawns in one jacket',
    fr: 'Quarante aubes dans une doudoune',
    de: 'Vierzig Morgen in einer Jacke',
    it: 'Quaranta albe con un piumino',
    es: 'Cuarenta amaneceres con un plumífero',
  },
  lead: {
    en: 'Two guides wore the Summit Down Jacket at every start between December and April. We asked what annoyed them.',
    fr: 'Deux guides ont porté la doudoune Summit à chaque départ de décembre à avril. Nous leur avons demandé ce qui les agaçait.',
    de: 'Zwei Bergführer trugen die Daunenjacke Summit von Dezember bis April bei jedem Aufbruch. Wir fragten, was sie störte.',
    it: 'Due guide hanno usato il piumino Summit a ogni partenza da dicembre ad aprile. Abbiamo chiesto che cosa non andava.',
    es: 'Dos guías llevaron el plumífero Summit en cada salida de diciembre a abril. Les preguntamos qué les molestaba.',
  },
  picture: {
    picture: 'scene-alpenglow',
    alt: {
      en: 'First light on a snow peak, one yellow tent in the dark below',
      fr: 'Première lueur sur un sommet enneigé, une tente jaune dans l’ombre en contrebas',
      de: 'Erstes Licht auf einem Schneegipfel, darunter im Dunkeln ein gelbes Zelt',
      it: 'Prima luce su una cima innevata, sotto una tenda gialla nel buio',
      es: 'Primera luz en una cumbre nevada y, abajo en la sombra, una tienda amarilla',
    },
  },
  text: {
    en: `The coldest start was at −23 °C, the warmest at −2 °C in drizzle. Both wore it over a base layer and a fleece, and took it off after twenty minutes. That is what it is for: the standing about.

## What held

The baffles did not shift. The hood closes with one glove on. After forty starts and eleven washes the loft had lost four millimetres.

## What did not

The left pocket zip froze twice. The hem cord tapped against the harness. We moved the zip flap and shortened the cord; the jackets you see here have both.

If yours is an older one, [bring it in](/repairs). We change the cord while you wait.`,
    'en-us': `The coldest start was at −9 °F, the warmest at 28 °F in drizzle. Both wore it over a base layer and a fleece, and took it off after twenty minutes. That is what it is for: the standing around.

## What held

The baffles did not shift. The hood closes with one glove on. After forty starts and eleven washes the loft had lost an eighth of an inch.

## What did not

The left pocket zipper froze twice. The hem cord tapped against the harness. We moved the zipper flap and shortened the cord; the jackets you see here have both.

If yours is an older one, [bring it in](/repairs). We change the cord while you wait.`,
    fr: `Le départ le plus froid s’est fait par −23 °C, le plus doux par −2 °C sous la bruine. Tous deux la portaient sur un sous-vêtement et une polaire, et l’ôtaient au bout de vingt minutes. Elle sert à cela : à attendre debout.

## Ce qui a tenu

Les caissons n’ont pas bougé. La capuche se ferme sans ôter le gant. Après quarante départs et onze lavages, le gonflant avait perdu quatre millimètres.

## Ce qui n’a pas tenu

La fermeture de la poche gauche a gelé deux fois. Le cordon du bas battait contre le baudrier. Nous avons déplacé le rabat et raccourci le cordon ; les doudounes que vous voyez ici ont les deux.

La vôtre est plus ancienne ? [Apportez-la](/repairs). Nous changeons le cordon sur place.`,
    de: `Der kälteste Aufbruch war bei −23 °C, der wärmste bei −2 °C im Nieselregen. Beide trugen sie über Baselayer und Fleece und zogen sie nach zwanzig Minuten aus. Dafür ist sie da: fürs Herumstehen.

## Was hielt

Die Kammern blieben, wo sie waren. Die Kapuze schließt mit einer Hand im Handschuh. Nach vierzig Aufbrüchen und elf Wäschen hatte die Bauschhöhe vier Millimeter verloren.

## Was nicht hielt

Der Reißverschluss der linken Tasche fror zweimal ein. Die Saumkordel schlug gegen den Gurt. Wir haben die Abdeckung versetzt und die Kordel gekürzt; die Jacken hier haben beides.

Ist Ihre älter, [bringen Sie sie vorbei](/repairs). Die Kordel tauschen wir, während Sie warten.`,
    it: `La partenza più fredda è stata a −23 °C, la più mite a −2 °C sotto la pioviggine. Tutti e due lo portavano sopra strato base e pile, e lo toglievano dopo venti minuti. Serve a questo: a stare fermi in piedi.

## Che cosa ha tenuto

I pannelli non si sono spostati. Il cappuccio si chiude senza togliere il guanto. Dopo quaranta partenze e undici lavaggi la piuma aveva perso quattro millimetri.

## Che cosa no

La cerniera della tasca sinistra si è gelata due volte. Il cordino in fondo batteva sull’imbrago. Abbiamo spostato la patta e accorciato il cordino; i piumini che vedi qui li hanno entrambi.

Il tuo è più vecchio? [Portalo da noi](/repairs). Il cordino lo cambiamo mentre aspetti.`,
    es: `La salida más fría fue a −23 °C y la más suave a −2 °C con llovizna. Los dos lo llevaban sobre primera capa y forro, y se lo quitaban a los veinte minutos. Para eso está: para los ratos de pie.

## Lo que aguantó

Los tabiques no se movieron. La capucha se cierra sin quitarse el guante. Tras cuarenta salidas y once lavados, el plumón había perdido cuatro milímetros.

## Lo que no

La cremallera del bolsillo izquierdo se heló dos veces. El cordón del bajo golpeaba el arnés. Movimos la solapa y acortamos el cordón; los plumíferos que ves aquí llevan ambas cosas.

¿El tuyo es anterior? [Tráelo](/repairs). Te cambiamos el cordón mientras esperas.`,
  },
  more: [
    beforeTheStart,
    { type: 'product-rail', fields: { productIds: ['CAIRN001', 'CAIRN003', 'CAIRN006'] } },
  ],
}

import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

const people = said({
  en: 'People',
  fr: 'Rencontres',
  de: 'Menschen',
  it: 'Persone',
  es: 'Personas',
})
const tested = said({ en: 'Tested', fr: 'Essais', de: 'Getestet', it: 'Prove', es: 'Pruebas' })

type Article = {
  slug: string
  title: Said<string>
  lead: Said<string>
  text: Said<string>
  picture: { picture: string; alt: Said<string> }
  eyebrow: Said<string>
  tags: readonly object[]
  publishedOn: string
  position: number
  more?: readonly object[]
}

const article = ({
  slug,
  title,
  lead,
  text,
  picture,
  eyebrow,
  tags,
  position,
  ...rest
}: Article) => {
  const media = { picture: picture.picture, alt: said(picture.alt) }
  return {
    kind: 'article',
    slug: `field-notes/${slug}`,
    position,
    title: said(title),
    description: said(lead),
    article: { picture: media, eyebrow: said(eyebrow), tags, publishedOn: rest.publishedOn },
    sections: [
      {
        name: 'main',
        blocks: [
          {
            type: 'hero',
            fields: {
              variant: 'block-below',
              eyebrowText: said(eyebrow),
              title: said(title),
              subtitle: said(lead),
              media,
              mediaList: [{ breakpoint: 'sm', picture: `${picture.picture}-tall` }],
              gradient: { style: 'off', tone: 'dark' },
            },
          },
          { type: 'rich-text', fields: { richText: writtenIn(text) } },
          ...(rest.more ?? []),
        ],
      },
    ],
  }
}

const inesWords: Article = {
  slug: 'ines-rochat',
  position: 1,
  publishedOn: '2026-10-08',
  tags: [{ id: 'people', label: people }],
  eyebrow: {
    en: 'Field notes, no. 12',
    fr: 'Notes de terrain, nº 12',
    de: 'Feldnotizen, Nr. 12',
    it: 'Note dal campo, n. 12',
    es: 'Notas de campo, n.º 12',
  },
  title: {
    en: 'The keeper of the line',
    fr: 'La gardienne de la trace',
    de: 'Die Hüterin der Linie',
    it: 'La custode della linea',
    es: 'La guardiana de la línea',
  },
  lead: {
    en: 'Ines Rochat has kept the cairns above Arolla for thirty winters. In September we walked the line with her.',
    fr: 'Ines Rochat entretient depuis trente hivers les cairns au-dessus d’Arolla. En septembre, nous avons suivi la trace avec elle.',
    de: 'Ines Rochat hält seit dreißig Wintern die Steinmänner über Arolla instand. Im September sind wir mit ihr gegangen.',
    it: 'Ines Rochat cura da trenta inverni gli ometti sopra Arolla. A settembre abbiamo seguito la linea con lei.',
    es: 'Ines Rochat cuida desde hace treinta inviernos los hitos de Arolla. En septiembre recorrimos la línea con ella.',
  },
  picture: {
    picture: 'scene-cairn',
    alt: {
      en: 'A cairn with lichen on its stones, snow mountains behind',
      fr: 'Un cairn aux pierres couvertes de lichen, des sommets enneigés derrière',
      de: 'Ein Steinmann mit Flechten auf den Steinen, dahinter Schneeberge',
      it: 'Un ometto di sassi con licheni, dietro montagne innevate',
      es: 'Un hito con liquen en las piedras y montañas nevadas detrás',
    },
  },
  text: {
    en: `The line is eleven kilometres long and has forty-three cairns. Ines knows each by what it has seen: the one a marmot lives under, the one that three people reached in 1994 when they could no longer see their own boots.

She works in September, when the snow is gone and the stones are dry. A cairn that leans is taken down to its third stone and built again. The flat ones go north and south, so that the wind finds a narrow side. The last stone is always small. “A big one on top is vanity,” she says. “It comes down with the first frost.”

## What she carries

- A wool hat that has been darned four times
- Gloves without fingertips, because you choose stones by touch
- A shell that is nine years old and has had two new zips
- Bread, and something for the marmot

We rebuilt eleven in two days. On the way down she stopped at the lowest one, picked a stone out of the path, and set it on top. “You add one and go on,” she said. “You never meet the person it was for.”`,
    'en-us': `The line is seven miles long and has forty-three cairns. Ines knows each by what it has seen: the one a marmot lives under, the one that three people reached in 1994 when they could no longer see their own boots.

She works in September, when the snow is gone and the stones are dry. A cairn that leans is taken down to its third stone and built again. The flat ones go north and south, so that the wind finds a narrow side. The last stone is always small. “A big one on top is vanity,” she says. “It comes down with the first frost.”

## What she carries

- A wool hat that has been darned four times
- Gloves without fingertips, because you choose stones by touch
- A shell that is nine years old and has had two new zippers
- Bread, and something for the marmot

We rebuilt eleven in two days. On the way down she stopped at the lowest one, picked a stone out of the path, and set it on top. “You add one and go on,” she said. “You never meet the person it was for.”`,
    fr: `La trace fait onze kilomètres et compte quarante-trois cairns. Ines connaît chacun par ce qu’il a vu : celui où loge une marmotte, celui que trois personnes ont atteint en 1994 quand elles ne voyaient plus leurs chaussures.

Elle travaille en septembre, quand la neige est partie et que les pierres sont sèches. Un cairn qui penche est démonté jusqu’à la troisième pierre, puis remonté. Les plates vont au nord et au sud, pour que le vent trouve un côté étroit. La dernière est toujours petite. « Une grosse au sommet, c’est de la vanité, dit-elle. Elle tombe au premier gel. »

## Ce qu’elle porte

- Un bonnet de laine reprisé quatre fois
- Des gants sans bouts de doigts, car une pierre se choisit au toucher
- Une veste de neuf ans qui en est à sa troisième fermeture
- Du pain, et quelque chose pour la marmotte

En deux jours, nous en avons relevé onze. À la descente, elle s’est arrêtée au dernier, a pris une pierre du chemin et l’a posée dessus. « On en ajoute une et on continue, a-t-elle dit. On ne rencontre jamais celui à qui elle servira. »`,
    de: `Die Linie ist elf Kilometer lang und hat dreiundvierzig Steinmänner. Ines kennt jeden an dem, was er gesehen hat: den, unter dem ein Murmeltier wohnt, und den, den 1994 drei Leute erreichten, als sie ihre eigenen Schuhe nicht mehr sahen.

Sie arbeitet im September, wenn der Schnee weg ist und die Steine trocken sind. Ein Steinmann, der sich neigt, wird bis auf den dritten Stein abgetragen und neu gesetzt. Die flachen zeigen nach Norden und Süden, damit der Wind eine schmale Seite findet. Der letzte Stein ist immer klein. „Ein großer obenauf ist Eitelkeit“, sagt sie. „Der fällt mit dem ersten Frost.“

## Was sie dabeihat

- Eine Wollmütze, viermal gestopft
- Handschuhe ohne Fingerkuppen, denn Steine wählt man mit der Hand
- Eine neun Jahre alte Shelljacke mit dem dritten Reißverschluss
- Brot, und etwas für das Murmeltier

In zwei Tagen haben wir elf wieder aufgebaut. Beim Abstieg blieb sie am untersten stehen, nahm einen Stein vom Weg und legte ihn obenauf. „Man legt einen dazu und geht weiter“, sagte sie. „Wem er hilft, dem begegnet man nie.“`,
    it: `La linea è lunga undici chilometri e conta quarantatré ometti. Ines li conosce per quello che hanno visto: quello sotto cui vive una marmotta, quello che tre persone raggiunsero nel 1994 quando non vedevano più i propri scarponi.

Lavora a settembre, quando la neve è andata e i sassi sono asciutti. Un ometto che pende si smonta fino al terzo sasso e si rifà. Quelli piatti vanno a nord e a sud, così il vento trova un lato stretto. L’ultimo è sempre piccolo. «Uno grosso in cima è vanità», dice. «Cade con la prima gelata.»

## Che cosa porta

- Un berretto di lana rammendato quattro volte
- Guanti senza punte, perché i sassi si scelgono al tatto
- Un guscio di nove anni, alla terza cerniera
- Pane, e qualcosa per la marmotta

In due giorni ne abbiamo rifatti undici. Scendendo si è fermata al più basso, ha preso un sasso dal sentiero e l’ha messo in cima. «Ne aggiungi uno e vai avanti», ha detto. «Chi ne avrà bisogno, non lo incontri mai.»`,
    es: `La línea mide once kilómetros y tiene cuarenta y tres hitos. Ines conoce cada uno por lo que ha visto: el que tiene debajo una marmota, el que alcanzaron tres personas en 1994 cuando ya no se veían las botas.

Trabaja en septiembre, cuando no queda nieve y las piedras están secas. Un hito torcido se desmonta hasta la tercera piedra y se vuelve a levantar. Las planas miran al norte y al sur, para que el viento dé con un lado estrecho. La última es siempre pequeña. «Una grande arriba es vanidad», dice. «Se cae con la primera helada».

## Lo que lleva

- Un gorro de lana zurcido cuatro veces
- Guantes sin puntas, porque las piedras se eligen al tacto
- Una chaqueta de nueve años que va por la tercera cremallera
- Pan, y algo para la marmota

En dos días rehicimos once. Al bajar se detuvo en el último, cogió una piedra del camino y la puso encima. «Pones una y sigues», dijo. «Nunca conoces a la persona a la que ayudó».`,
  },
}

const dawnsWords: Article = {
  slug: 'forty-dawns',
  position: 2,
  publishedOn: '2026-09-17',
  tags: [{ id: 'tested', label: tested }],
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
  more: [{ type: 'product-rail', fields: { productIds: ['CAIRN001', 'CAIRN003', 'CAIRN006'] } }],
}

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
            cards: [inesWords, dawnsWords].map(cardOf),
          },
        },
      ],
    },
  ],
}

export const fieldNotes = [index, article(inesWords), article(dawnsWords)]

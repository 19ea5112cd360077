import type { Article } from './article.ts'
import { subjects } from './subjects.ts'

export const ines: Article = {
  slug: 'ines-rochat',
  position: 1,
  publishedOn: '2026-10-08',
  tags: [subjects.people, subjects.places],
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

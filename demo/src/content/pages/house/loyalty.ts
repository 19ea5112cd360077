import { textPage } from '../text-page.ts'

export const loyalty = textPage({
  slug: 'loyalty',
  title: {
    en: 'Members’ hut',
    fr: 'Le refuge des membres',
    de: 'Mitgliederhütte',
    it: 'Il rifugio dei soci',
    es: 'El refugio de socios',
  },
  lead: {
    en: 'Points, early drops and guided days. Free to join, easy to leave.',
    fr: 'Des points, des avant-premières, des sorties guidées. Entrée gratuite, sortie facile.',
    de: 'Punkte, früher Zugang, geführte Touren. Der Beitritt ist kostenlos, der Austritt einfach.',
    it: 'Punti, anteprime e giornate guidate. Entrare è gratis, uscire è facile.',
    es: 'Puntos, adelantos y salidas guiadas. Entrar es gratis, salir es fácil.',
  },
  scene: {
    picture: 'scene-night-camp',
    alt: {
      en: 'A lit tent under a night sky between dark mountains',
      fr: 'Une tente éclairée sous le ciel nocturne, entre des montagnes sombres',
      de: 'Ein beleuchtetes Zelt unter dem Nachthimmel zwischen dunklen Bergen',
      it: 'Una tenda illuminata sotto il cielo notturno, tra monti scuri',
      es: 'Una tienda iluminada bajo el cielo de la noche, entre montañas oscuras',
    },
  },
  text: {
    en: `## How it works

Every whole unit you spend is a point. A hundred points are worth one off your next order. Points stay for two years after the last thing you bought.

## What else there is

You see new things a week before the others, and once a season we go out together: a guide, twelve people, boots you may borrow. Repairs count too. Mending something earns as many points as buying it.

## How to join

Join [from your account](/account/loyalty), whenever you like. The small print is [one page](/loyalty-terms).`,
    fr: `## Comment cela marche

Chaque unité dépensée donne un point. Cent points valent une unité sur la commande suivante. Les points restent deux ans après votre dernier achat.

## Et encore

Vous voyez les nouveautés une semaine avant les autres, et une fois par saison nous sortons ensemble : un guide, douze personnes, des chaussures à emprunter. Les réparations comptent aussi. Faire réparer rapporte autant de points qu’acheter.

## Pour entrer

Adhérez [depuis votre compte](/account/loyalty), quand vous voulez. Les petites lignes tiennent sur [une page](/loyalty-terms).`,
    de: `## Wie es geht

Für jeden ausgegebenen Euro gibt es einen Punkt. Hundert Punkte sind bei der nächsten Bestellung einen Euro wert. Punkte bleiben zwei Jahre nach Ihrem letzten Einkauf.

## Was es noch gibt

Neues sehen Sie eine Woche vor den anderen, und einmal in jeder Saison gehen wir zusammen hinaus: eine Bergführerin, zwölf Leute, Schuhe zum Leihen. Auch Reparaturen zählen. Richten lassen bringt so viele Punkte wie kaufen.

## Wie Sie beitreten

Treten Sie [in Ihrem Konto](/account/loyalty) bei, wann Sie möchten. Das Kleingedruckte ist [eine Seite](/loyalty-terms).`,
    it: `## Come funziona

Ogni euro speso vale un punto. Cento punti valgono un euro sull’ordine seguente. I punti restano due anni dopo l’ultimo acquisto.

## Che altro c’è

Vedi le novità una settimana prima degli altri, e una volta a stagione usciamo insieme: una guida, dodici persone, scarponi in prestito. Contano anche le riparazioni. Far riparare vale tanti punti quanto comprare.

## Come si entra

Iscriviti [dal tuo account](/account/loyalty), quando vuoi. Le clausole stanno in [una pagina](/loyalty-terms).`,
    es: `## Cómo funciona

Cada euro que gastas es un punto. Cien puntos valen un euro en el pedido siguiente. Los puntos duran dos años desde tu última compra.

## Qué más hay

Ves lo nuevo una semana antes que los demás, y una vez por temporada salimos juntos: una guía, doce personas, botas prestadas. Los arreglos también cuentan. Arreglar da tantos puntos como comprar.

## Cómo entrar

Únete [desde tu cuenta](/account/loyalty), cuando quieras. La letra pequeña cabe en [una página](/loyalty-terms).`,
  },
})

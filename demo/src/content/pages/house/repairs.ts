import { textPage } from '../text-page.ts'

export const repairs = textPage({
  slug: 'repairs',
  title: {
    en: 'Mended for life',
    fr: 'Réparé à vie',
    de: 'Ein Leben lang repariert',
    it: 'Riparato a vita',
    es: 'Arreglos de por vida',
  },
  lead: {
    en: 'Bring it in or send it. We fix it, and the mend may be seen.',
    fr: 'Apportez ou envoyez. Nous réparons, et la reprise a le droit de se voir.',
    de: 'Bringen oder schicken Sie es. Wir richten es, und man darf es sehen.',
    it: 'Portalo o mandalo. Lo sistemiamo, e il rammendo si può vedere.',
    es: 'Tráelo o envíalo. Lo arreglamos, y el remiendo puede verse.',
  },
  scene: {
    picture: 'scene-tarn',
    alt: {
      en: 'A snow peak mirrored in a still mountain lake',
      fr: 'Un sommet enneigé reflété dans un lac immobile',
      de: 'Ein Schneegipfel spiegelt sich in einem stillen Bergsee',
      it: 'Una cima innevata riflessa in un lago immobile',
      es: 'Una cumbre nevada reflejada en un lago en calma',
    },
  },
  text: {
    en: `Most jackets are thrown away for a thing that takes ten minutes. Ours come back from the bench with a number on the label, so that we know it the next time.

## Free, always

Seams, fasteners, cords, tape and coatings. Whatever came loose by itself.

## For the price of the work

Tears and burns from 15, a new fastener from 25, a knee or an elbow from 30. You hear the price before we start, and if it is not worth it we say so.

## How long it takes

In a [store](/store-locator) with a bench often while you wait. By parcel ten working days. Wash it first, please: we would do it anyway, and you know how.`,
    fr: `La plupart des vestes sont jetées pour une affaire de dix minutes. Les nôtres quittent l’établi avec un numéro sur l’étiquette, pour que nous la reconnaissions la fois suivante.

## Toujours gratuit

Coutures, fermetures, cordons, bandes et enduits. Tout ce qui s’est défait de soi-même.

## Au prix du travail

Accrocs et brûlures dès 15, une fermeture neuve dès 25, un genou ou un coude dès 30. Vous connaissez le prix avant que nous commencions, et si cela n’en vaut pas la peine, nous le disons.

## Combien de temps

Dans un [magasin](/store-locator) avec établi, souvent pendant que vous attendez. Par colis, dix jours ouvrés. Lavez la pièce d’abord : nous le ferions de toute façon, et vous savez comment.`,
    de: `Die meisten Jacken werden für etwas weggeworfen, das zehn Minuten dauert. Unsere verlassen die Werkbank mit einer Nummer im Etikett, damit wir sie beim nächsten Mal kennen.

## Immer kostenlos

Nähte, Verschlüsse, Kordeln, Bänder und Beschichtungen. Alles, was von selbst aufgegangen ist.

## Zum Preis der Arbeit

Risse und Brandlöcher ab 15, ein neuer Verschluss ab 25, ein Knie oder ein Ellbogen ab 30. Den Preis hören Sie, bevor wir anfangen, und wenn es sich nicht lohnt, sagen wir das.

## Wie lange es dauert

In einer [Filiale](/store-locator) mit Werkbank oft, während Sie warten. Als Paket zehn Werktage. Bitte waschen Sie das Stück vorher: Wir täten es ohnehin, und Sie wissen, wie.`,
    it: `Quasi tutte le giacche si buttano per una cosa da dieci minuti. Le nostre escono dal banco con un numero sull’etichetta, così la volta dopo le riconosciamo.

## Gratis, sempre

Cuciture, chiusure, cordini, nastri e rivestimenti. Tutto quello che si è disfatto da solo.

## Al prezzo del lavoro

Strappi e bruciature da 15, una chiusura nuova da 25, un ginocchio o un gomito da 30. Il prezzo lo sai prima che cominciamo e, se non ne vale la pena, te lo diciamo.

## Quanto ci vuole

In un [negozio](/store-locator) con il banco, spesso mentre aspetti. Con un pacco, dieci giorni lavorativi. Lavalo prima, per favore: lo faremmo comunque, e tu sai come.`,
    es: `Casi todas las chaquetas se tiran por algo de diez minutos. Las nuestras salen del banco con un número en la etiqueta, para reconocerlas la próxima vez.

## Gratis, siempre

Costuras, cierres, cordones, cintas y revestimientos. Todo lo que se soltó solo.

## Por el precio del trabajo

Rotos y quemaduras desde 15, un cierre nuevo desde 25, una rodilla o un codo desde 30. Sabes el precio antes de que empecemos y, si no vale la pena, lo decimos.

## Cuánto tarda

En una [tienda](/store-locator) con banco, a menudo mientras esperas. Por paquete, diez días laborables. Lávala antes, por favor: lo haríamos igual, y tú sabes cómo.`,
  },
})

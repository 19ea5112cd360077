import { textPage } from '../text-page.ts'

export const delivery = textPage({
  slug: 'help/delivery',
  position: 1,
  title: {
    en: 'Delivery',
    'en-us': 'Shipping',
    'en-ca': 'Shipping',
    fr: 'Livraison',
    de: 'Lieferung',
    it: 'Consegna',
    es: 'Envíos',
  },
  lead: {
    en: 'When it comes, how it comes, and what to do if it does not.',
    fr: 'Quand cela arrive, comment, et que faire si cela n’arrive pas.',
    de: 'Wann es kommt, wie es kommt, und was zu tun ist, wenn es ausbleibt.',
    it: 'Quando arriva, come arriva e che cosa fare se non arriva.',
    es: 'Cuándo llega, cómo llega y qué hacer si no llega.',
  },
  text: {
    en: `We pack on working days. What you order before two in the afternoon leaves the same day and is with you two to four working days later. What it costs stands in your bag before you pay.

## To your door

The carrier writes to you in the morning with a window of two hours. Nobody at home? It goes to a neighbor you name, or to the nearest collection point, and waits there for seven days.

## To a store

Order before four in the afternoon and pick it up the same day, two hours after you ordered. Bring the number from our message. We keep it for ten days. [Find a store](/store-locator).

## If it does not come

Wait one working day after the date we gave you, then [write to us](/help/contact-us). We look for it, and if we have not found it after three days we send it again.`,
    'en-gb': `We pack on working days. What you order before two in the afternoon leaves the same day and is with you two to four working days later. What it costs stands in your bag before you pay.

## To your door

The carrier writes to you in the morning with a window of two hours. Nobody at home? It goes to a neighbour you name, or to the nearest collection point, and waits there for seven days.

## To a store

Order before four in the afternoon and pick it up the same day, two hours after you ordered. Bring the number from our message. We keep it for ten days. [Find a store](/store-locator).

## If it does not come

Wait one working day after the date we gave you, then [write to us](/help/contact-us). We look for it, and if we have not found it after three days we send it again.`,
    fr: `Nous emballons les jours ouvrés. Une commande passée avant quatorze heures part le jour même et arrive deux à quatre jours ouvrés plus tard. Le prix figure dans votre panier avant le paiement.

## Chez vous

Le transporteur vous écrit le matin et annonce un créneau de deux heures. Personne à la maison ? Le colis va chez le voisin que vous indiquez, ou au point de retrait le plus proche, où il attend sept jours.

## En magasin

Commandez avant seize heures et passez le prendre le jour même, deux heures après la commande. Apportez le numéro de notre message. Nous le gardons dix jours. [Trouver un magasin](/store-locator).

## Si rien n’arrive

Attendez un jour ouvré après la date annoncée, puis [écrivez-nous](/help/contact-us). Nous cherchons, et si nous n’avons rien trouvé au bout de trois jours, nous renvoyons le tout.`,
    de: `Wir packen an Werktagen. Was Sie vor vierzehn Uhr bestellen, geht am selben Tag hinaus und ist zwei bis vier Werktage später bei Ihnen. Was das kostet, steht im Warenkorb, bevor Sie bezahlen.

## An Ihre Tür

Der Zusteller nennt Ihnen am Morgen ein Zeitfenster von zwei Stunden. Niemand zu Hause? Dann geht das Paket zu der Nachbarin, die Sie nennen, oder in die nächste Abholstelle und wartet dort sieben Tage.

## In den Laden

Wer vor sechzehn Uhr bestellt, holt am selben Tag ab, zwei Stunden nach der Bestellung. Bringen Sie die Nummer aus unserer Nachricht mit. Wir heben es zehn Tage auf. [Filiale finden](/store-locator).

## Wenn es ausbleibt

Warten Sie einen Werktag über das genannte Datum hinaus und [schreiben Sie uns](/help/contact-us). Wir suchen, und was nach drei Tagen nicht gefunden ist, schicken wir noch einmal.`,
    it: `Prepariamo i pacchi nei giorni lavorativi. Quello che ordini prima delle quattordici parte in giornata e arriva dopo due o quattro giorni lavorativi. Quanto costa è scritto nella borsa, prima che tu paghi.

## A casa tua

Il corriere ti scrive al mattino e indica una fascia di due ore. Nessuno in casa? Il pacco va dal vicino che ci indichi o al punto di ritiro più vicino, e lì aspetta sette giorni.

## In negozio

Ordina prima delle sedici e ritira in giornata, due ore dopo l’ordine. Porta il numero del nostro messaggio. Lo teniamo dieci giorni. [Trova un negozio](/store-locator).

## Se non arriva

Aspetta un giorno lavorativo oltre la data indicata, poi [scrivici](/help/contact-us). Lo cerchiamo e, se dopo tre giorni non si trova, lo rispediamo.`,
    es: `Preparamos los paquetes en días laborables. Lo que pidas antes de las dos de la tarde sale el mismo día y te llega entre dos y cuatro días laborables después. Lo que cuesta aparece en tu bolsa antes de pagar.

## A tu puerta

El transportista te escribe por la mañana con un margen de dos horas. ¿No hay nadie en casa? El paquete va al vecino que nos digas o al punto de recogida más cercano, y allí espera siete días.

## A una tienda

Pide antes de las cuatro de la tarde y recógelo el mismo día, dos horas después del pedido. Trae el número de nuestro mensaje. Lo guardamos diez días. [Buscar una tienda](/store-locator).

## Si no llega

Espera un día laborable más allá de la fecha indicada y [escríbenos](/help/contact-us). Lo buscamos y, si en tres días no aparece, lo enviamos otra vez.`,
  },
})

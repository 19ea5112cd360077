import { textPage } from '../text-page.ts'

export const warranty = textPage({
  slug: 'help/warranty',
  position: 3,
  title: { en: 'Warranty', fr: 'Garantie', de: 'Garantie', it: 'Garanzia', es: 'Garantía' },
  lead: {
    en: 'What we made badly we make good, however old it is.',
    fr: 'Ce que nous avons mal fait, nous le refaisons bien, quel que soit son âge.',
    de: 'Was wir schlecht gemacht haben, machen wir gut, egal wie alt es ist.',
    it: 'Quello che abbiamo fatto male lo rimettiamo a posto, per quanto sia vecchio.',
    es: 'Lo que hicimos mal lo hacemos bien, tenga los años que tenga.',
  },
  text: {
    en: `If a seam opens, a fastener gives up or a coating peels, that is our doing. We mend it, and if it cannot be mended we replace it. There is no date after which we stop.

## What is not our doing

Fire, dogs, crampons and the washing machine set to ninety. We mend those too, for the price of the work. [Repairs](/repairs) says what that is.

## How to go about it

Send us a picture and your order number with the form below, or bring the thing to a [store](/store-locator). No receipt? We know our own stitching.

This comes on top of the rights the law gives you, and takes none of them away.`,
    fr: `Si une couture s’ouvre, si une fermeture lâche, si un enduit pèle, c’est de notre fait. Nous réparons, et si c’est impossible, nous remplaçons. Il n’y a pas de date limite.

## Ce qui n’est pas de notre fait

Le feu, les chiens, les crampons et la machine à quatre-vingt-dix degrés. Nous réparons aussi, au prix du travail. La page [Réparations](/repairs) dit lequel.

## Comment faire

Envoyez une photo et votre numéro de commande avec le formulaire ci-dessous, ou apportez la pièce en [magasin](/store-locator). Pas de reçu ? Nous reconnaissons nos coutures.

Cette garantie s’ajoute à vos droits légaux et n’en retire aucun.`,
    de: `Wenn eine Naht aufgeht, ein Verschluss aufgibt oder eine Beschichtung abblättert, liegt das an uns. Wir richten es, und was sich nicht richten lässt, ersetzen wir. Ein Datum, nach dem wir damit aufhören, gibt es nicht.

## Was nicht an uns liegt

Feuer, Hunde, Steigeisen und die Waschmaschine bei neunzig Grad. Auch das richten wir, zum Preis der Arbeit. Welcher das ist, steht unter [Reparaturen](/repairs).

## Wie es geht

Schicken Sie uns mit dem Formular hier unten ein Bild und die Bestellnummer, oder bringen Sie das Stück in eine [Filiale](/store-locator). Kein Beleg? Wir erkennen unsere Nähte.

Diese Garantie kommt zu Ihren gesetzlichen Rechten hinzu und nimmt keines davon weg.`,
    it: `Se una cucitura si apre, una chiusura cede o un rivestimento si stacca, è colpa nostra. Lo ripariamo e, se non si può, lo sostituiamo. Non c’è una data oltre la quale smettiamo.

## Che cosa non è colpa nostra

Il fuoco, i cani, i ramponi e la lavatrice a novanta gradi. Ripariamo anche quello, al prezzo del lavoro. Quanto costa è scritto in [Riparazioni](/repairs).

## Come si fa

Mandaci una foto e il numero d’ordine con il modulo qui sotto, o porta il capo in [negozio](/store-locator). Niente scontrino? Le nostre cuciture le riconosciamo.

Questa garanzia si aggiunge ai diritti che ti dà la legge e non ne toglie nessuno.`,
    es: `Si se abre una costura, falla un cierre o se pela un revestimiento, es cosa nuestra. Lo arreglamos y, si no se puede, lo cambiamos. No hay una fecha a partir de la cual dejemos de hacerlo.

## Lo que no es cosa nuestra

El fuego, los perros, los crampones y la lavadora a noventa grados. También lo arreglamos, por el precio del trabajo. Cuál es, lo dice [Reparaciones](/repairs).

## Cómo se hace

Mándanos una foto y el número de pedido con el formulario de abajo, o trae la prenda a una [tienda](/store-locator). ¿Sin recibo? Reconocemos nuestras costuras.

Esta garantía se suma a los derechos que te da la ley y no quita ninguno.`,
  },
})

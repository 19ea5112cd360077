import { textPage } from '../text-page.ts'

export const howToReturn = textPage({
  slug: 'help/returns/how-to-return',
  position: 2,
  title: {
    en: 'How to return something',
    fr: 'Comment renvoyer un article',
    de: 'So geben Sie etwas zurück',
    it: 'Come fare un reso',
    es: 'Cómo devolver algo',
  },
  lead: {
    en: 'Sixty days to decide, and the way back is free.',
    fr: 'Soixante jours pour décider, et le retour est gratuit.',
    de: 'Sechzig Tage Bedenkzeit, und die Rücksendung ist kostenlos.',
    it: 'Sessanta giorni per decidere, e il reso è gratuito.',
    es: 'Sesenta días para decidir, y la devolución es gratuita.',
  },
  text: {
    en: `You have sixty days from the day it reached you. Wear it outside: how else would you know. What comes back should be something another person would be glad to get.

## By parcel

- Choose what goes back under your order in your [account](/account), or [ask us](/help/contact-us) if you ordered without one.
- Print the label, or show the code on your phone at the counter. It costs you nothing.
- Use the box it came in. It is made to close twice.

## In a store

Bring it to any [store](/store-locator) with the order number. You have the money, or the other size, before you leave.

## When the money comes

Within three working days of the parcel reaching us, by the way you paid. Things made to order and gift cards stay with you, unless something is wrong with them.`,
    fr: `Vous avez soixante jours à compter de la réception. Portez-le dehors : comment savoir, sinon. Ce qui revient doit pouvoir faire plaisir à quelqu’un d’autre.

## Par colis

- Choisissez ce que vous renvoyez dans votre [compte](/account), ou [demandez-nous](/help/contact-us) si vous avez commandé sans compte.
- Imprimez l’étiquette, ou montrez le code sur votre téléphone au guichet. Cela ne coûte rien.
- Reprenez le carton d’origine. Il est fait pour fermer deux fois.

## En magasin

Apportez l’article dans n’importe quel [magasin](/store-locator) avec le numéro de commande. Vous repartez remboursé, ou avec l’autre taille.

## Quand l’argent revient

Dans les trois jours ouvrés après l’arrivée du colis, par le même moyen de paiement. Les pièces faites sur commande et les cartes cadeaux restent chez vous, sauf défaut.`,
    de: `Sie haben sechzig Tage ab dem Tag, an dem es bei Ihnen war. Tragen Sie es draußen, wie sollten Sie es sonst wissen. Was zurückkommt, sollte noch jemand anderem Freude machen.

## Als Paket

- Wählen Sie in Ihrem [Konto](/account), was zurückgeht, oder [fragen Sie uns](/help/contact-us), wenn Sie ohne Konto bestellt haben.
- Drucken Sie den Aufkleber oder zeigen Sie am Schalter den Code auf dem Telefon. Das kostet Sie nichts.
- Nehmen Sie den Karton, in dem es kam. Er schließt auch ein zweites Mal.

## Im Laden

Bringen Sie es mit der Bestellnummer in eine beliebige [Filiale](/store-locator). Sie gehen mit dem Geld oder mit der anderen Größe.

## Wann das Geld kommt

Innerhalb von drei Werktagen, nachdem das Paket bei uns ist, auf dem Weg, auf dem Sie bezahlt haben. Einzeln Angefertigtes und Gutscheine bleiben bei Ihnen, außer es fehlt ihnen etwas. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.`,
    it: `Hai sessanta giorni da quando ti è arrivato. Usalo fuori: altrimenti come fai a saperlo. Quello che torna deve poter far piacere a qualcun altro.

## Con un pacco

- Scegli che cosa rimandare nel tuo [account](/account), oppure [chiedi a noi](/help/contact-us) se hai ordinato senza.
- Stampa l’etichetta, o mostra il codice sul telefono allo sportello. Non ti costa nulla.
- Usa la scatola in cui è arrivato. È fatta per chiudersi due volte.

## In negozio

Portalo in un [negozio](/store-locator) qualsiasi con il numero d’ordine. Esci con i soldi, o con l’altra taglia.

## Quando arrivano i soldi

Entro tre giorni lavorativi da quando il pacco è da noi, con lo stesso mezzo con cui hai pagato. I capi su misura e le carte regalo restano a te, salvo difetti.`,
    es: `Tienes sesenta días desde que te llegó. Úsalo fuera: si no, cómo ibas a saberlo. Lo que vuelve debería alegrar a otra persona.

## Por paquete

- Elige qué devuelves en tu [cuenta](/account), o [pregúntanos](/help/contact-us) si pediste sin ella.
- Imprime la etiqueta o enseña el código del móvil en el mostrador. No te cuesta nada.
- Usa la caja en la que llegó. Está hecha para cerrarse dos veces.

## En una tienda

Tráelo a cualquier [tienda](/store-locator) con el número de pedido. Sales con el dinero, o con la otra talla.

## Cuándo llega el dinero

En tres días laborables desde que el paquete llega a nosotros, por el mismo medio con el que pagaste. Lo hecho por encargo y las tarjetas regalo se quedan contigo, salvo que tengan algún defecto.`,
  },
})

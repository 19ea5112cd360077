import { textPage } from '../text-page.ts'

export const contact = textPage({
  slug: 'help/contact-us',
  position: 4,
  title: { en: 'Contact us', fr: 'Nous écrire', de: 'Kontakt', it: 'Scrivici', es: 'Escríbenos' },
  lead: {
    en: 'Somebody who has worn the thing answers within one working day.',
    fr: 'Quelqu’un qui a porté la pièce vous répond dans un délai d’un jour ouvré.',
    de: 'Jemand, der das Stück selbst getragen hat, antwortet innerhalb eines Werktags.',
    it: 'Ti risponde entro un giorno lavorativo qualcuno che quel capo l’ha usato.',
    es: 'Te responde en un día laborable alguien que ha usado la prenda.',
  },
  text: {
    en: `Write to [help@cairn.example](mailto:help@cairn.example). Somebody who has worn the thing answers within one working day.

## It helps to say

- your order number, which begins every message we sent you
- what it is, and the size
- what happened, and a picture if something broke

## Faster than a letter

Most of what people ask is answered under [delivery](/help/delivery), [returns](/help/returns/how-to-return) and [warranty](/help/warranty). For a size, look at the chart on the product’s page: it is measured on people, not on tables. And in every [store](/store-locator) there is somebody to talk to.`,
    fr: `Écrivez à [help@cairn.example](mailto:help@cairn.example). Quelqu’un qui a porté la pièce vous répond dans un délai d’un jour ouvré.

## Ce qui nous aide

- votre numéro de commande, en tête de chacun de nos messages
- la pièce et sa taille
- ce qui s’est passé, avec une photo si quelque chose a cassé

## Plus rapide qu’une lettre

La plupart des questions trouvent réponse sous [livraison](/help/delivery), [retours](/help/returns/how-to-return) et [garantie](/help/warranty). Pour une taille, voyez le tableau sur la page du produit : il est mesuré sur des gens, pas sur des tables. Et dans chaque [magasin](/store-locator), il y a quelqu’un à qui parler.`,
    de: `Schreiben Sie an [help@cairn.example](mailto:help@cairn.example). Jemand, der das Stück selbst getragen hat, antwortet innerhalb eines Werktags.

## Was uns hilft

- Ihre Bestellnummer, die am Anfang jeder unserer Nachrichten steht
- was es ist, und die Größe
- was geschehen ist, und ein Bild, wenn etwas kaputt ist

## Schneller als ein Brief

Das meiste steht unter [Lieferung](/help/delivery), [Rückgabe](/help/returns/how-to-return) und [Garantie](/help/warranty). Zur Größe hilft die Tabelle auf der Seite des Produkts: Sie ist an Menschen gemessen, nicht an Tischen. Und in jeder [Filiale](/store-locator) ist jemand, mit dem Sie reden können.`,
    it: `Scrivi a [help@cairn.example](mailto:help@cairn.example). Ti risponde entro un giorno lavorativo qualcuno che quel capo l’ha usato.

## Ci aiuta sapere

- il numero d’ordine, all’inizio di ogni nostro messaggio
- che capo è, e la taglia
- che cosa è successo, con una foto se qualcosa si è rotto

## Più veloce di una lettera

Quasi tutto trova risposta in [consegna](/help/delivery), [resi](/help/returns/how-to-return) e [garanzia](/help/warranty). Per la taglia guarda la tabella nella pagina del prodotto: è misurata sulle persone, non sui tavoli. E in ogni [negozio](/store-locator) c’è qualcuno con cui parlare.`,
    es: `Escribe a [help@cairn.example](mailto:help@cairn.example). Te responde en un día laborable alguien que ha usado la prenda.

## Ayuda saber

- tu número de pedido, al principio de cada mensaje nuestro
- qué es, y la talla
- qué pasó, y una foto si algo se rompió

## Más rápido que una carta

Casi todo tiene respuesta en [envíos](/help/delivery), [devoluciones](/help/returns/how-to-return) y [garantía](/help/warranty). Para la talla, mira la tabla en la página del producto: está medida en personas, no en mesas. Y en cada [tienda](/store-locator) hay alguien con quien hablar.`,
  },
})

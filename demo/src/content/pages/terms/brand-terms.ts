import { textPage } from '../text-page.ts'

export const brandTerms = textPage({
  slug: 'brand-terms',
  title: {
    en: 'Terms',
    fr: 'Conditions générales',
    de: 'Allgemeine Geschäftsbedingungen',
    it: 'Condizioni generali',
    es: 'Condiciones generales',
  },
  lead: {
    en: 'What you may expect of us, and we of you.',
    fr: 'Ce que vous pouvez attendre de nous, et nous de vous.',
    de: 'Was Sie von uns erwarten dürfen, und wir von Ihnen.',
    it: 'Che cosa puoi aspettarti da noi, e noi da te.',
    es: 'Qué puedes esperar de nosotros, y nosotros de ti.',
  },
  text: {
    en: `## The order

Your order is an offer; we accept it with the message that says it has been sent. If a price was plainly wrong we ask you first, and you are free to say no.

## Price and payment

The price is the one shown when you place the order. You are charged when the parcel leaves, or when you pick it up.

## It is yours

The thing is yours once it is paid, and ours to worry about until it reaches you.

## Changing your mind

Sixty days, as described under [returns](/help/returns/how-to-return). What the law gives you on top stays as it is.

## If we fall out

[Write to us](/help/contact-us) first. The law of the country you live in applies, and its courts are open to you.`,
    fr: `## La commande

Votre commande est une offre ; nous l’acceptons par le message qui annonce l’envoi. Si un prix était manifestement faux, nous vous demandons d’abord, et vous êtes libre de refuser.

## Prix et paiement

Le prix est celui affiché au moment de la commande. Vous êtes débité au départ du colis, ou au retrait.

## C’est à vous

La pièce est à vous une fois payée, et à notre charge jusqu’à ce qu’elle vous parvienne.

## Changer d’avis

Soixante jours, comme décrit sous [retours](/help/returns/how-to-return). Ce que la loi vous accorde en plus reste acquis.

## En cas de désaccord

[Écrivez-nous](/help/contact-us) d’abord. Le droit de votre pays s’applique, et ses tribunaux vous sont ouverts.`,
    de: `## Die Bestellung

Ihre Bestellung ist ein Angebot; wir nehmen es mit der Nachricht an, dass sie unterwegs ist. War ein Preis offensichtlich falsch, fragen wir erst, und Sie dürfen nein sagen.

## Preis und Zahlung

Es gilt der Preis, der bei der Bestellung angezeigt wurde. Abgebucht wird, wenn das Paket hinausgeht oder wenn Sie es abholen.

## Es gehört Ihnen

Mit der Zahlung gehört die Sache Ihnen; bis sie bei Ihnen ist, tragen wir das Risiko.

## Es sich anders überlegen

Sechzig Tage, wie unter [Rückgabe](/help/returns/how-to-return) beschrieben. Ihr gesetzliches Widerrufsrecht bleibt daneben bestehen.

## Wenn wir uneins sind

[Schreiben Sie uns](/help/contact-us) zuerst. Es gilt das Recht des Landes, in dem Sie wohnen, und seine Gerichte stehen Ihnen offen.`,
    it: `## L’ordine

Il tuo ordine è una proposta; la accettiamo con il messaggio che dice che è partito. Se un prezzo era chiaramente sbagliato chiediamo prima, e puoi dire di no.

## Prezzo e pagamento

Vale il prezzo mostrato al momento dell’ordine. L’addebito avviene quando il pacco parte, o quando lo ritiri.

## È tuo

Il capo è tuo una volta pagato; finché non ti arriva, il rischio è nostro.

## Cambiare idea

Sessanta giorni, come scritto nei [resi](/help/returns/how-to-return). Quello che ti dà in più la legge resta.

## Se non siamo d’accordo

Prima [scrivici](/help/contact-us). Vale la legge del paese in cui vivi, e i suoi tribunali sono aperti a te.`,
    es: `## El pedido

Tu pedido es una oferta; la aceptamos con el mensaje que dice que ha salido. Si un precio estaba claramente mal, preguntamos antes, y puedes decir que no.

## Precio y pago

Vale el precio que se mostraba al hacer el pedido. Se cobra cuando sale el paquete, o cuando lo recoges.

## Es tuyo

La prenda es tuya en cuanto está pagada; hasta que te llega, el riesgo es nuestro.

## Cambiar de idea

Sesenta días, como se explica en [devoluciones](/help/returns/how-to-return). Lo que además te dé la ley sigue igual.

## Si no nos entendemos

Primero [escríbenos](/help/contact-us). Se aplica la ley del país en que vives, y sus tribunales están abiertos para ti.`,
  },
})

import { textPage } from '../text-page.ts'
import { contact } from './contact.ts'
import { delivery } from './delivery.ts'
import { howToReturn } from './returns.ts'
import { warranty } from './warranty.ts'

const index = textPage({
  slug: 'help',
  title: { en: 'Help', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda' },
  lead: {
    en: 'Delivery, returns, warranty, and people who answer.',
    'en-us': 'Shipping, returns, warranty, and people who answer.',
    'en-ca': 'Shipping, returns, warranty, and people who answer.',
    fr: 'Livraison, retours, garantie, et des gens qui répondent.',
    de: 'Lieferung, Rückgabe, Garantie und Menschen, die antworten.',
    it: 'Consegna, resi, garanzia, e persone che rispondono.',
    es: 'Envíos, devoluciones, garantía y personas que responden.',
  },
  text: {
    en: `- [When it comes](/help/delivery), and what to do if it does not
- [How to return something](/help/returns/how-to-return): sixty days, and free
- [Warranty](/help/warranty): no date after which we stop
- [Repairs](/repairs): what we mend, and what it costs
- [Contact us](/help/contact-us): an answer within one working day`,
    fr: `- [Quand cela arrive](/help/delivery), et que faire si cela n’arrive pas
- [Comment renvoyer un article](/help/returns/how-to-return) : soixante jours, sans frais
- [Garantie](/help/warranty) : sans date limite
- [Réparations](/repairs) : ce que nous réparons, et à quel prix
- [Nous écrire](/help/contact-us) : une réponse en un jour ouvré`,
    de: `- [Wann es kommt](/help/delivery), und was zu tun ist, wenn es ausbleibt
- [So geben Sie etwas zurück](/help/returns/how-to-return): sechzig Tage, kostenlos
- [Garantie](/help/warranty): ohne Ablaufdatum
- [Reparaturen](/repairs): was wir richten, und was es kostet
- [Kontakt](/help/contact-us): Antwort innerhalb eines Werktags`,
    it: `- [Quando arriva](/help/delivery), e che cosa fare se non arriva
- [Come fare un reso](/help/returns/how-to-return): sessanta giorni, gratis
- [Garanzia](/help/warranty): senza scadenza
- [Riparazioni](/repairs): che cosa ripariamo, e quanto costa
- [Scrivici](/help/contact-us): una risposta entro un giorno lavorativo`,
    es: `- [Cuándo llega](/help/delivery), y qué hacer si no llega
- [Cómo devolver algo](/help/returns/how-to-return): sesenta días, gratis
- [Garantía](/help/warranty): sin fecha de fin
- [Reparaciones](/repairs): qué arreglamos y cuánto cuesta
- [Escríbenos](/help/contact-us): respuesta en un día laborable`,
  },
})

export const helpPages = [index, delivery, howToReturn, warranty, contact]

import { textPage } from '../text-page.ts'

export const privacy = textPage({
  slug: 'privacy',
  title: {
    en: 'Privacy',
    fr: 'Confidentialité',
    de: 'Datenschutz',
    it: 'Privacy',
    es: 'Privacidad',
  },
  lead: {
    en: 'What we know of you, why, for how long, and how to make us forget it.',
    fr: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment nous le faire oublier.',
    de: 'Was wir von Ihnen wissen, warum, wie lange, und wie wir es vergessen.',
    it: 'Che cosa sappiamo di te, perché, per quanto, e come farcelo dimenticare.',
    es: 'Qué sabemos de ti, por qué, cuánto tiempo y cómo hacer que lo olvidemos.',
  },
  text: {
    en: `We keep what an order needs: your name, your address, what you bought and how you paid. Card numbers never reach us; the bank has them.

## What for

To send things, to mend them, and to answer you. Letters about new things come only if you asked for them, and every one has a way out.

## How long

Orders as long as the tax office wants them, which is up to ten years. Everything else goes two years after we last heard from you.

## What the browser keeps

A session, your bag, and the country you chose. Counting how pages are used waits until you allow it.

## Your say

Ask what we hold, correct it, take it with you or have it erased: in your [account](/account), or by [writing to us](/help/contact-us). If you are not content with our answer, your data protection authority will listen.`,
    fr: `Nous gardons ce qu’une commande demande : votre nom, votre adresse, ce que vous avez acheté et comment vous avez payé. Les numéros de carte ne nous parviennent jamais ; la banque les a.

## À quoi cela sert

À envoyer, à réparer et à vous répondre. Les lettres sur les nouveautés ne viennent que si vous les avez demandées, et chacune offre une sortie.

## Combien de temps

Les commandes aussi longtemps que le fisc l’exige, soit dix ans au plus. Le reste disparaît deux ans après votre dernier signe.

## Ce que garde le navigateur

Une session, votre panier et le pays choisi. La mesure d’usage des pages attend votre accord.

## Vos droits

Demandez ce que nous avons, corrigez-le, emportez-le ou faites-le effacer : dans votre [compte](/account), ou en [nous écrivant](/help/contact-us). Si notre réponse ne suffit pas, votre autorité de protection des données vous écoutera.`,
    de: `Wir bewahren auf, was eine Bestellung braucht: Ihren Namen, Ihre Adresse, was Sie gekauft und wie Sie bezahlt haben. Kartennummern erreichen uns nie; die hat die Bank.

## Wozu

Um Dinge zu schicken, zu richten und Ihnen zu antworten. Briefe über Neues kommen nur, wenn Sie darum gebeten haben, und aus jedem führt ein Weg hinaus.

## Wie lange

Bestellungen so lange, wie das Finanzamt sie sehen will, also bis zu zehn Jahre. Alles andere geht zwei Jahre, nachdem wir zuletzt von Ihnen gehört haben.

## Was der Browser behält

Eine Sitzung, Ihren Warenkorb und das gewählte Land. Gezählt, wie Seiten benutzt werden, wird erst, wenn Sie es erlauben.

## Was Sie bestimmen

Fragen Sie, was wir haben, berichtigen Sie es, nehmen Sie es mit oder lassen Sie es löschen: in Ihrem [Konto](/account) oder indem Sie [uns schreiben](/help/contact-us). Genügt Ihnen unsere Antwort nicht, hört Ihnen Ihre Datenschutzbehörde zu.`,
    it: `Teniamo quello che serve a un ordine: il nome, l’indirizzo, che cosa hai comprato e come hai pagato. I numeri delle carte non ci arrivano mai; li ha la banca.

## A che cosa serve

A spedire, a riparare e a risponderti. Le lettere sulle novità arrivano solo se le hai chieste, e da ognuna si può uscire.

## Per quanto

Gli ordini finché li vuole il fisco, cioè fino a dieci anni. Tutto il resto se ne va due anni dopo l’ultima volta che ti abbiamo sentito.

## Che cosa tiene il browser

Una sessione, la borsa e il paese che hai scelto. Contare come si usano le pagine aspetta il tuo permesso.

## Decidi tu

Chiedi che cosa abbiamo, correggilo, portalo con te o fallo cancellare: nel tuo [account](/account), o [scrivendoci](/help/contact-us). Se la risposta non ti basta, ti ascolterà il garante per la protezione dei dati.`,
    es: `Guardamos lo que un pedido necesita: tu nombre, tu dirección, qué compraste y cómo pagaste. Los números de tarjeta no nos llegan nunca; los tiene el banco.

## Para qué

Para enviar cosas, arreglarlas y contestarte. Las cartas sobre lo nuevo llegan solo si las pediste, y de todas se puede salir.

## Cuánto tiempo

Los pedidos, mientras los quiera Hacienda, que son hasta diez años. Lo demás se va dos años después de la última vez que supimos de ti.

## Qué guarda el navegador

Una sesión, tu bolsa y el país que elegiste. Contar cómo se usan las páginas espera a que lo permitas.

## Tú decides

Pregunta qué tenemos, corrígelo, llévatelo o haz que lo borremos: en tu [cuenta](/account) o [escribiéndonos](/help/contact-us). Si nuestra respuesta no te basta, te escuchará la autoridad de protección de datos.`,
  },
})

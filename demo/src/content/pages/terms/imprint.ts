import { textPage } from '../text-page.ts'

export const imprint = textPage({
  slug: 'imprint',
  title: {
    en: 'Imprint',
    fr: 'Mentions légales',
    de: 'Impressum',
    it: 'Note legali',
    es: 'Aviso legal',
  },
  lead: {
    en: 'Who is behind this shop.',
    fr: 'Qui tient cette boutique.',
    de: 'Wer hinter diesem Laden steht.',
    it: 'Chi c’è dietro questo negozio.',
    es: 'Quién está detrás de esta tienda.',
  },
  text: {
    en: `Cairn is a made-up brand, and this is its demonstration shop: nothing here is delivered, and no money moves.

Written to at [help@cairn.example](mailto:help@cairn.example). Whoever runs a real shop on it puts name, address, register and tax number here.`,
    fr: `Cairn est une marque imaginaire, et ceci est sa boutique de démonstration : rien n’est livré, aucun argent ne circule.

Courrier : [help@cairn.example](mailto:help@cairn.example). Qui tient une vraie boutique indique ici nom, adresse, registre et numéro de TVA.`,
    de: `Cairn ist eine erfundene Marke, und dies ist ihr Vorführladen: Hier wird nichts geliefert, und kein Geld bewegt sich.

Post an [help@cairn.example](mailto:help@cairn.example). Wer damit einen echten Laden betreibt, nennt hier Name, Anschrift, Register und Umsatzsteuernummer.`,
    it: `Cairn è un marchio inventato e questo è il suo negozio dimostrativo: qui non si consegna niente e non si muove denaro.

Posta a [help@cairn.example](mailto:help@cairn.example). Chi apre un negozio vero indica qui nome, indirizzo, registro e partita IVA.`,
    es: `Cairn es una marca inventada y esta es su tienda de demostración: aquí no se entrega nada ni se mueve dinero.

Correo a [help@cairn.example](mailto:help@cairn.example). Quien abra una tienda real indica aquí nombre, dirección, registro y número de IVA.`,
  },
})

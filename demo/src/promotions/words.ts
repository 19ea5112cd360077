import type { PromotionsRow } from '@cairn/contract/promotions-import'
import { type Language, languageOf, type Locale } from '@cairn/contract/sites'
import { inEveryLocale } from '../range/assemble/in-every-locale.ts'

type Texts = Extract<PromotionsRow, { kind: 'promotion' }>['texts']
type Words = Texts[Locale]

/** The words of each language, and what some countries say otherwise. */
export const wordsIn = (
  words: Readonly<Record<Language, Words>> & Partial<Record<Locale, Partial<Words>>>,
): Texts => inEveryLocale((locale) => ({ ...words[languageOf(locale)], ...words[locale] }))

export const freeDelivery = wordsIn({
  en: {
    name: 'Free standard shipping',
    callout:
      'Standard shipping is free from {threshold}: {distance} to go.|Only {distance} more, and we ship for free.|Standard shipping is on us.',
  },
  fr: {
    name: 'Livraison standard offerte',
    callout:
      'La livraison standard est offerte dès {threshold} : encore {distance}.|Plus que {distance} et la livraison est offerte.|La livraison standard vous est offerte.',
  },
  de: {
    name: 'Kostenloser Standardversand',
    callout:
      'Der Standardversand ist ab {threshold} kostenlos: noch {distance}.|Nur noch {distance}, dann versenden wir kostenlos.|Den Standardversand übernehmen wir.',
  },
  it: {
    name: 'Spedizione standard gratuita',
    callout:
      'La spedizione standard è gratuita da {threshold}: ancora {distance}.|Solo {distance} in più e la spedizione è gratuita.|La spedizione standard la offriamo noi.',
  },
  es: {
    name: 'Envío estándar gratis',
    callout:
      'El envío estándar es gratis desde {threshold}: te faltan {distance}.|Solo {distance} más y el envío es gratis.|El envío estándar corre de nuestra cuenta.',
  },
})

export const trailMug = wordsIn({
  en: {
    name: 'A Trail Mug with your order',
    callout:
      'Spend {threshold} and a Trail Mug comes with your order: {distance} to go.|Only {distance} more for your free Trail Mug.|Your free Trail Mug travels with your order.',
    guest: 'A free Trail Mug comes with orders from {threshold}: {distance} to go.',
    registered: '{distance} more, and we add a Trail Mug to your order as a thank-you.',
    default: 'A free Trail Mug comes with orders from {threshold}.',
    earned: 'Your free Trail Mug travels with your order.',
  },
  fr: {
    name: 'Une tasse Trail avec votre commande',
    callout:
      'Dès {threshold} d’achat, une tasse Trail accompagne votre commande : encore {distance}.|Plus que {distance} pour votre tasse Trail offerte.|Votre tasse Trail offerte voyage avec votre commande.',
    guest: 'Une tasse Trail est offerte dès {threshold} d’achat : encore {distance}.',
    registered:
      'Encore {distance} et nous ajoutons une tasse Trail à votre commande, pour vous remercier.',
    default: 'Une tasse Trail est offerte dès {threshold} d’achat.',
    earned: 'Votre tasse Trail offerte voyage avec votre commande.',
  },
  de: {
    name: 'Ein Becher Trail zu Ihrer Bestellung',
    callout:
      'Ab {threshold} kommt ein Becher Trail mit Ihrer Bestellung: noch {distance}.|Nur noch {distance} bis zu Ihrem Becher Trail.|Ihr Becher Trail reist mit Ihrer Bestellung.',
    guest: 'Ab {threshold} schenken wir Ihnen einen Becher Trail: noch {distance}.',
    registered: 'Noch {distance}, und wir legen Ihnen als Dankeschön einen Becher Trail dazu.',
    default: 'Ab {threshold} schenken wir Ihnen einen Becher Trail.',
    earned: 'Ihr Becher Trail reist mit Ihrer Bestellung.',
  },
  it: {
    name: 'Una tazza Trail con il tuo ordine',
    callout:
      'Da {threshold} una tazza Trail arriva con il tuo ordine: ancora {distance}.|Solo {distance} in più per la tua tazza Trail in omaggio.|La tua tazza Trail in omaggio viaggia con il tuo ordine.',
    guest: 'Da {threshold} ti regaliamo una tazza Trail: ancora {distance}.',
    registered: 'Ancora {distance} e aggiungiamo al tuo ordine una tazza Trail, per ringraziarti.',
    default: 'Da {threshold} ti regaliamo una tazza Trail.',
    earned: 'La tua tazza Trail in omaggio viaggia con il tuo ordine.',
  },
  es: {
    name: 'Una taza Trail con tu pedido',
    callout:
      'Desde {threshold}, una taza Trail acompaña tu pedido: te faltan {distance}.|Solo {distance} más para tu taza Trail de regalo.|Tu taza Trail de regalo viaja con tu pedido.',
    guest: 'Desde {threshold} te regalamos una taza Trail: te faltan {distance}.',
    registered: '{distance} más y añadimos una taza Trail a tu pedido, para darte las gracias.',
    default: 'Desde {threshold} te regalamos una taza Trail.',
    earned: 'Tu taza Trail de regalo viaja con tu pedido.',
  },
})

export const threeTees = wordsIn({
  en: {
    name: 'Three tees for the price of two',
    callout:
      'Three tees for the price of two: {distance} to go.|Three tees for the price of two: one more is free.|Three tees for the price of two: the cheapest is free.',
  },
  fr: {
    name: 'Trois t-shirts pour le prix de deux',
    callout:
      'Trois t-shirts pour le prix de deux : encore {distance}.|Trois t-shirts pour le prix de deux : le prochain est offert.|Trois t-shirts pour le prix de deux : le moins cher est offert.',
  },
  de: {
    name: 'Drei T-Shirts zum Preis von zweien',
    callout:
      'Drei T-Shirts zum Preis von zweien: noch {distance}.|Drei T-Shirts zum Preis von zweien: Das nächste ist geschenkt.|Drei T-Shirts zum Preis von zweien: Das günstigste ist geschenkt.',
  },
  it: {
    name: 'Tre T-shirt al prezzo di due',
    callout:
      'Tre T-shirt al prezzo di due: ancora {distance}.|Tre T-shirt al prezzo di due: la prossima è gratis.|Tre T-shirt al prezzo di due: la meno cara è gratis.',
  },
  es: {
    name: 'Tres camisetas al precio de dos',
    callout:
      'Tres camisetas al precio de dos: te faltan {distance}.|Tres camisetas al precio de dos: la siguiente es gratis.|Tres camisetas al precio de dos: la más barata es gratis.',
  },
})

export const associates = wordsIn({
  en: { name: 'Associate discount' },
  fr: { name: 'Remise collaborateur' },
  de: { name: 'Mitarbeiterrabatt' },
  it: { name: 'Sconto per i dipendenti' },
  es: { name: 'Descuento para empleados' },
})

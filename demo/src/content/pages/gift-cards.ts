import { categoryOf, categoryUrl } from '../category-links.ts'
import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

const howItWorks: Said<string> = {
  en: 'How it works',
  fr: 'Comment ça marche',
  de: 'So geht es',
  it: 'Come funziona',
  es: 'Cómo funciona',
}

export const giftCards = {
  kind: 'page',
  slug: 'gift-card',
  title: said({
    en: 'Gift cards',
    fr: 'Cartes cadeaux',
    de: 'Gutscheine',
    it: 'Carte regalo',
    es: 'Tarjetas regalo',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'hero',
          fields: {
            variant: 'block-below',
            title: said({
              en: 'Let them choose the weather',
              fr: 'Laissez-leur choisir le temps',
              de: 'Lassen Sie sie das Wetter wählen',
              it: 'Lascia scegliere a loro il tempo',
              es: 'Que elijan ellos el tiempo',
            }),
            subtitle: said({
              en: 'A gift card comes by email, keeps for years and can be spent in every store.',
              fr: 'La carte cadeau arrive par e-mail, se garde des années et s’utilise dans tous les magasins.',
              de: 'Ein Gutschein kommt per E-Mail, hält Jahre und gilt in jeder Filiale.',
              it: 'La carta regalo arriva per e-mail, dura anni e si spende in ogni negozio.',
              es: 'La tarjeta regalo llega por correo, dura años y se gasta en cualquier tienda.',
            }),
            media: { picture: 'scene-wall' },
            mediaList: [{ breakpoint: 'sm', picture: 'scene-wall-tall' }],
            gradient: { style: 'off', tone: 'dark' },
            targets: [
              {
                url: categoryUrl(categoryOf('240500')),
                text: said({
                  en: 'Choose a gift card',
                  fr: 'Choisir une carte cadeau',
                  de: 'Gutschein wählen',
                  it: 'Scegli una carta regalo',
                  es: 'Elige una tarjeta regalo',
                }),
              },
              {
                url: '#how-it-works',
                text: said(howItWorks),
                style: 'link',
              },
            ],
          },
        },
        {
          type: 'dialog',
          fields: {
            name: 'how-it-works',
            title: said(howItWorks),
            mediaPosition: 'left-normal',
            media: { picture: 'scene-forest-path-tall' },
            richText: writtenIn({
              en: `- You choose an amount and whom it is for.
- It arrives by e-mail with a number, a PIN and your words.
- It pays in the checkout and at every counter, in as many parts as they like.`,
              fr: `- Vous choisissez un montant et à qui il va.
- La carte arrive par e-mail avec un numéro, un code et vos mots.
- Elle paie en ligne et en magasin, en autant de fois que l’on veut.`,
              de: `- Sie wählen einen Betrag und für wen er ist.
- Er kommt per E-Mail mit Nummer, PIN und Ihren Worten.
- Er gilt an der Kasse hier und in jeder Filiale, auch in Teilen.`,
              it: `- Scegli un importo e a chi va.
- Arriva per e-mail con un numero, un PIN e le tue parole.
- Si spende online e in ogni negozio, anche un po’ per volta.`,
              es: `- Eliges un importe y para quién es.
- Llega por correo con un número, un PIN y tus palabras.
- Se gasta en la web y en cualquier tienda, también por partes.`,
            }),
          },
        },
        {
          type: 'gift-card-balance',
          fields: {
            title: said({
              en: 'What is left on yours?',
              fr: 'Que reste-t-il sur la vôtre\u202f?',
              de: 'Was ist auf Ihrem noch übrig?',
              it: 'Quanto resta sulla tua?',
              es: '¿Cuánto queda en la tuya?',
            }),
            subtitle: said({
              en: 'Number and PIN are in the e-mail that brought it, or under the strip on its back.',
              'en-us':
                'Number and PIN are in the email that brought it, or under the strip on its back.',
              fr: 'Le numéro et le code sont dans l’e-mail qui l’a apportée, ou sous la bande au dos.',
              de: 'Nummer und PIN stehen in der E-Mail, mit der er kam, oder unter dem Streifen auf der Rückseite.',
              it: 'Numero e PIN sono nella e-mail con cui è arrivata, o sotto la striscia sul retro.',
              es: 'El número y el PIN están en el correo con el que llegó, o bajo la banda del dorso.',
            }),
          },
        },
        { type: 'fragment', fields: { fragmentId: 'benefits' } },
      ],
    },
  ],
}

import { departments } from '../../range/categories.ts'
import { categoryUrl, namesOf } from '../category-links.ts'
import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'
import { giftCards } from './gift-cards.ts'
import { whileTheyPay } from './while-they-pay.ts'

const place = (slug: string, title: Said<string>, blocks: readonly object[]) => ({
  kind: 'page',
  slug,
  title: said(title),
  sections: [{ name: 'main', blocks }],
})

const promises = { type: 'fragment', fields: { fragmentId: 'benefits' } }

const scenes = ['scene-summit-ridge', 'scene-tarn', 'scene-river-crossing', 'scene-night-camp']

const everywhere = (title: Said<string>) => ({
  type: 'card-grid',
  fields: {
    title: said(title),
    cards: departments.map((department, at) => ({
      title: said(namesOf(department)),
      media: { picture: `${scenes[at % scenes.length]}-tall` },
      target: { url: categoryUrl(department) },
    })),
  },
})

const lately = (title: Said<string>) => ({
  type: 'article-grid',
  fields: { title: said(title), hasFilters: false },
})

const members: Said<string> = {
  en: 'Members’ hut',
  fr: 'Le refuge des membres',
  de: 'Mitgliederhütte',
  it: 'Il rifugio dei soci',
  es: 'El refugio de socios',
}

const whatMembersGet = {
  type: 'rich-text',
  fields: {
    richText: writtenIn({
      en: 'Points on every order, first look at new colours, and repairs that jump the queue. It costs nothing.',
      fr: 'Des points à chaque commande, les nouveaux coloris avant les autres, et des réparations en priorité. C’est gratuit.',
      de: 'Punkte bei jeder Bestellung, neue Farben zuerst, und Reparaturen kommen schneller dran. Es kostet nichts.',
      it: 'Punti a ogni ordine, i nuovi colori in anteprima e riparazioni che passano avanti. Non costa niente.',
      es: 'Puntos en cada pedido, los colores nuevos antes que nadie y arreglos que pasan delante. No cuesta nada.',
    }),
  },
}

/** What stands around pages that do something else. */
export const surroundingPages = [
  place(
    'error-4xx',
    {
      en: 'Other ways on',
      fr: 'D’autres chemins',
      de: 'Andere Wege',
      it: 'Altre strade',
      es: 'Otros caminos',
    },
    [
      everywhere({
        en: 'These paths are open',
        fr: 'Ces chemins sont ouverts',
        de: 'Diese Wege sind offen',
        it: 'Questi sentieri sono aperti',
        es: 'Estos caminos están abiertos',
      }),
    ],
  ),
  place('search', { en: 'Search', fr: 'Recherche', de: 'Suche', it: 'Ricerca', es: 'Búsqueda' }, [
    everywhere({
      en: 'Or start here',
      fr: 'Ou commencez ici',
      de: 'Oder fangen Sie hier an',
      it: 'Oppure comincia da qui',
      es: 'O empieza por aquí',
    }),
  ]),
  place(
    'cart',
    { en: 'Your bag', fr: 'Votre panier', de: 'Ihr Warenkorb', it: 'La tua borsa', es: 'Tu bolsa' },
    [promises],
  ),
  place('checkout', { en: 'Checkout', fr: 'Commande', de: 'Kasse', it: 'Cassa', es: 'Pago' }, [
    whileTheyPay,
  ]),
  place(
    'order-confirmation',
    {
      en: 'While you wait',
      fr: 'En attendant',
      de: 'Solange Sie warten',
      it: 'Mentre aspetti',
      es: 'Mientras esperas',
    },
    [
      lately({
        en: 'While you wait',
        fr: 'En attendant',
        de: 'Solange Sie warten',
        it: 'Mentre aspetti',
        es: 'Mientras esperas',
      }),
    ],
  ),
  place('account', members, [promises]),
  place('account-profile', members, [whatMembersGet]),
  place('loyalty-modal', members, [whatMembersGet]),
  place('sign-up', members, [whatMembersGet, promises]),
  place('sign-up-modal', members, [whatMembersGet]),
  place('contact-us', { en: 'Help', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda' }, [
    promises,
  ]),
  giftCards,
]

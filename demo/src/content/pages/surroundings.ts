import { departments } from '../../range/categories.ts'
import { categoryUrl, namesOf } from '../category-links.ts'
import { membersHut } from '../fragments.ts'
import { said, type Said } from '../said.ts'
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

const account: Said<string> = {
  en: 'Your account',
  fr: 'Votre compte',
  de: 'Ihr Konto',
  it: 'Il tuo account',
  es: 'Tu cuenta',
}

/** A shared piece, so that it is not there where there is no programme. */
const whatMembersGet = { type: 'fragment', fields: { fragmentId: 'loyalty' } }

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
  place('account', account, [promises]),
  place('account-profile', account, [whatMembersGet]),
  place('loyalty-modal', membersHut, [whatMembersGet]),
  place('sign-up', account, [whatMembersGet, promises]),
  place('sign-up-modal', account, [whatMembersGet]),
  place('contact-us', { en: 'Help', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda' }, [
    promises,
  ]),
  giftCards,
]

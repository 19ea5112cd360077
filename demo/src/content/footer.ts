import { categoryOf, categoryUrl } from './category-links.ts'
import { said, type Said } from './said.ts'

const link = (url: string, text: Said<string>) => ({ url, text: said(text) })

const help = {
  title: said({ en: 'Help', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda' }),
  links: [
    link('/orders/track', {
      en: 'Follow an order',
      fr: 'Suivre une commande',
      de: 'Bestellung verfolgen',
      it: 'Segui un ordine',
      es: 'Seguir un pedido',
    }),
    link('/help/delivery', {
      en: 'Delivery',
      'en-us': 'Shipping',
      'en-ca': 'Shipping',
      fr: 'Livraison',
      de: 'Lieferung',
      it: 'Consegna',
      es: 'Envíos',
    }),
    link('/help/returns/how-to-return', {
      en: 'Returns',
      fr: 'Retours',
      de: 'Rückgabe',
      it: 'Resi',
      es: 'Devoluciones',
    }),
    link('/help/warranty', {
      en: 'Warranty',
      fr: 'Garantie',
      de: 'Garantie',
      it: 'Garanzia',
      es: 'Garantía',
    }),
    link('/help/contact-us', {
      en: 'Contact us',
      fr: 'Nous écrire',
      de: 'Kontakt',
      it: 'Scrivici',
      es: 'Escríbenos',
    }),
  ],
}

const house = {
  title: 'Cairn',
  links: [
    link('/our-story', {
      en: 'Our story',
      fr: 'Notre histoire',
      de: 'Über uns',
      it: 'La nostra storia',
      es: 'Nuestra historia',
    }),
    link('/repairs', {
      en: 'Repairs',
      fr: 'Réparations',
      de: 'Reparaturen',
      it: 'Riparazioni',
      es: 'Reparaciones',
    }),
    link('/materials', {
      en: 'Materials',
      fr: 'Matières',
      de: 'Materialien',
      it: 'Materiali',
      es: 'Materiales',
    }),
    link('/field-notes', {
      en: 'Field notes',
      fr: 'Notes de terrain',
      de: 'Feldnotizen',
      it: 'Note dal campo',
      es: 'Notas de campo',
    }),
  ],
}

const visit = {
  title: said({
    en: 'Visit',
    fr: 'Sur place',
    de: 'Vor Ort',
    it: 'Passa da noi',
    es: 'Visítanos',
  }),
  links: [
    link('/store-locator', {
      en: 'Find a store',
      fr: 'Trouver un magasin',
      de: 'Filiale finden',
      it: 'Trova un negozio',
      es: 'Buscar una tienda',
    }),
    link('/events', {
      en: 'Events',
      fr: 'Événements',
      de: 'Veranstaltungen',
      it: 'Eventi',
      es: 'Eventos',
    }),
    link('/loyalty', {
      en: 'Members’ hut',
      fr: 'Le refuge des membres',
      de: 'Mitgliederhütte',
      it: 'Il rifugio dei soci',
      es: 'El refugio de socios',
    }),
    {
      url: categoryUrl(categoryOf('240500')),
      text: said({
        en: 'Gift cards',
        fr: 'Cartes cadeaux',
        de: 'Gutscheine',
        it: 'Carte regalo',
        es: 'Tarjetas regalo',
      }),
    },
    link('/promotions', {
      en: 'Offers',
      fr: 'Offres',
      de: 'Angebote',
      it: 'Offerte',
      es: 'Ofertas',
    }),
  ],
}

export const footer = {
  kind: 'footer',
  slug: 'main',
  title: said({
    en: 'Footer',
    fr: 'Pied de page',
    de: 'Fußzeile',
    it: 'Piè di pagina',
    es: 'Pie de página',
  }),
  sections: [
    {
      name: 'newsletter',
      blocks: [
        {
          type: 'newsletter',
          fields: {
            title: said({
              en: 'Letters from high places',
              fr: 'Des lettres d’en haut',
              de: 'Briefe von oben',
              it: 'Lettere dall’alto',
              es: 'Cartas desde lo alto',
            }),
            subtitle: said({
              en: 'One e-mail a month: a route, a repair, what’s new. No countdown clocks.',
              'en-us': 'One email a month: a route, a repair, what’s new. No countdown clocks.',
              fr: 'Un e-mail par mois : un itinéraire, une réparation, les nouveautés. Aucun compte à rebours.',
              'fr-ca':
                'Un courriel par mois : un itinéraire, une réparation, les nouveautés. Aucun compte à rebours.',
              de: 'Eine E-Mail im Monat: eine Route, eine Reparatur, was neu ist. Keine Countdowns.',
              it: 'Una e-mail al mese: un itinerario, una riparazione, le novità. Nessun conto alla rovescia.',
              es: 'Un correo al mes: una ruta, un arreglo, lo nuevo. Sin cuentas atrás.',
            }),
          },
        },
      ],
    },
    {
      name: 'links',
      blocks: [
        {
          type: 'footer-items',
          fields: {
            groups: [help, house, visit],
            legal: [
              link('/privacy', {
                en: 'Privacy',
                fr: 'Confidentialité',
                de: 'Datenschutz',
                it: 'Privacy',
                es: 'Privacidad',
              }),
              link('/brand-terms', {
                en: 'Terms',
                fr: 'Conditions',
                de: 'AGB',
                it: 'Condizioni',
                es: 'Condiciones',
              }),
              {
                ...link('/imprint', {
                  en: 'Imprint',
                  fr: 'Mentions légales',
                  de: 'Impressum',
                  it: 'Note legali',
                  es: 'Aviso legal',
                }),
                locales: ['de-de', 'fr-fr', 'it-it', 'es-es'],
              },
            ],
            statement: said({
              en: 'Clothes for going outside in bad weather and coming back.',
              fr: 'Des vêtements pour sortir par mauvais temps et en revenir.',
              de: 'Kleidung, um bei schlechtem Wetter hinauszugehen und zurückzukommen.',
              it: 'Abiti per uscire col brutto tempo e tornare.',
              es: 'Ropa para salir con mal tiempo y volver.',
            }),
          },
        },
      ],
    },
  ],
}

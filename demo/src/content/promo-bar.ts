import { said } from './said.ts'
import { written, writtenIn } from './written.ts'

const freeShipping = { 'en-us': '$75', 'en-ca': 'CAD 75', 'es-es': '75 €' } as const

export const promoBar = {
  kind: 'fragment',
  slug: 'promo-bar',
  title: said({
    en: 'Promo bar',
    fr: 'Bandeau',
    de: 'Hinweisleiste',
    it: 'Barra promozioni',
    es: 'Barra de avisos',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'promo-bar',
          fields: {
            autorotateTime: 6,
            closable: true,
            messages: [
              {
                locales: ['en-us', 'en-ca', 'fr-ca', 'es-es'],
                richText: said({
                  en: written(`Free standard shipping over ${freeShipping['en-ca']}.`),
                  'en-us': written(`Free standard shipping over ${freeShipping['en-us']}.`),
                  fr: written('Livraison standard gratuite dès 75 CAD.'),
                  es: written(`Envío estándar gratis desde ${freeShipping['es-es']}.`),
                  de: [],
                  it: [],
                }),
              },
              {
                clickable: true,
                richText: writtenIn({
                  en: 'Members hear first and collect points.',
                  fr: 'Les membres sont prévenus d’abord et cumulent des points.',
                  de: 'Mitglieder erfahren es zuerst und sammeln Punkte.',
                  it: 'I soci lo sanno prima e raccolgono punti.',
                  es: 'Los socios se enteran antes y suman puntos.',
                }),
                targets: [
                  {
                    url: '/loyalty',
                    text: said({
                      en: 'Join in a minute',
                      fr: 'Adhérer en une minute',
                      de: 'In einer Minute beitreten',
                      it: 'Iscriviti in un minuto',
                      es: 'Únete en un minuto',
                    }),
                  },
                ],
              },
              {
                richText: writtenIn({
                  en: 'Torn at the elbow? We mend what we make, for life.',
                  fr: 'Déchiré au coude ? Nous réparons ce que nous fabriquons, à vie.',
                  de: 'Am Ellbogen gerissen? Was wir machen, reparieren wir, ein Leben lang.',
                  it: 'Strappato sul gomito? Ripariamo ciò che facciamo, a vita.',
                  es: '¿Roto por el codo? Arreglamos lo que hacemos, de por vida.',
                }),
                targets: [
                  {
                    url: '/repairs',
                    text: said({
                      en: 'How repairs work',
                      fr: 'Comment ça marche',
                      de: 'So läuft es ab',
                      it: 'Come funziona',
                      es: 'Cómo funciona',
                    }),
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  ],
}

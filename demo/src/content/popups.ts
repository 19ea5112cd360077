import { said } from './said.ts'

/** Not published: the footer asks already, and one pop-up is enough. */
const newsletter = {
  kind: 'popups',
  publish: null,
  slug: 'newsletter',
  title: said({
    en: 'Newsletter',
    fr: 'Lettre d’information',
    'fr-ca': 'Infolettre',
    de: 'Newsletter',
    it: 'Newsletter',
    es: 'Boletín',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'popup',
          fields: {
            name: 'newsletter',
            kind: 'newsletter',
            minimizedTitle: said({
              en: 'Letters from high places',
              fr: 'Des lettres d’en haut',
              de: 'Briefe von oben',
              it: 'Lettere dall’alto',
              es: 'Cartas desde lo alto',
            }),
            maximizedTitle: said({
              en: 'One letter a month, from above the tree line.',
              fr: 'Une lettre par mois, d’au-dessus de la limite des arbres.',
              de: 'Ein Brief im Monat, von oberhalb der Baumgrenze.',
              it: 'Una lettera al mese, da sopra il limite del bosco.',
              es: 'Una carta al mes, desde donde ya no hay árboles.',
            }),
            disclaimer: said({
              en: 'Stop it any time with the link at its end.',
              fr: 'Vous l’arrêtez quand vous voulez, par le lien à la fin.',
              de: 'Jederzeit abzubestellen mit dem Link am Ende.',
              it: 'La fermi quando vuoi, con il link in fondo.',
              es: 'La paras cuando quieras, con el enlace del final.',
            }),
            targets: [
              {
                url: '#newsletter',
                text: said({
                  en: 'Sign up',
                  fr: 'S’inscrire',
                  de: 'Anmelden',
                  it: 'Iscriviti',
                  es: 'Apúntate',
                }),
              },
            ],
          },
        },
      ],
    },
  ],
}

const members = {
  kind: 'popups',
  slug: 'members',
  title: said({
    en: 'Members',
    fr: 'Membres',
    de: 'Mitglieder',
    it: 'Soci',
    es: 'Socios',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'popup',
          fields: {
            name: 'members',
            kind: 'account',
            // Time to see what the shop is before it asks for anything.
            delay: 20_000,
            minimizedTitle: said({
              en: 'Members’ hut',
              fr: 'Le refuge des membres',
              de: 'Mitgliederhütte',
              it: 'Il rifugio dei soci',
              es: 'El refugio de socios',
            }),
            maximizedTitle: said({
              en: 'There is always room in the hut.',
              fr: 'Il y a toujours de la place au refuge.',
              de: 'In der Hütte ist immer Platz.',
              it: 'Nel rifugio c’è sempre posto.',
              es: 'En el refugio siempre hay sitio.',
            }),
            title: said({
              en: 'Members hear first, collect points, and have things mended.',
              fr: 'Les membres sont prévenus d’abord, cumulent des points et font réparer.',
              de: 'Mitglieder erfahren es zuerst, sammeln Punkte und lassen reparieren.',
              it: 'I soci lo sanno prima, raccolgono punti e fanno riparare.',
              es: 'Los socios se enteran antes, suman puntos y arreglan sus cosas.',
            }),
            targets: [
              {
                url: '/loyalty',
                text: said({
                  en: 'See what it is',
                  fr: 'Voir ce que c’est',
                  de: 'Ansehen',
                  it: 'Scopri cos’è',
                  es: 'Ver qué es',
                }),
              },
            ],
          },
        },
      ],
    },
  ],
}

export const popups = [newsletter, members]

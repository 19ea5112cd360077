import { said } from './said.ts'

export const newsletterPopup = {
  kind: 'popups',
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

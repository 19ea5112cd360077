import { said } from './said.ts'
import { searchFor } from './search-for.ts'

const onTop = { layout: 'overlay-top', alignment: 'left' }
const atFoot = { layout: 'overlay-bottom', alignment: 'left' }

/** Four ways out of the door. */
export const activities = {
  type: 'card-grid',
  fields: {
    variant: 'mosaic',
    title: said({
      en: 'What are you going out for?',
      fr: 'Vous sortez pour quoi ?',
      de: 'Wofür gehen Sie hinaus?',
      it: 'Per cosa esci?',
      es: '¿A qué sales?',
    }),
    cards: [
      {
        title: said({
          en: 'Climb',
          fr: 'Grimper',
          de: 'Klettern',
          it: 'Arrampicare',
          es: 'Escalar',
        }),
        subtitle: said({
          en: 'Shells that shrug off granite.',
          fr: 'Des vestes que le granit n’entame pas.',
          de: 'Shells, denen Granit nichts anhat.',
          it: 'Gusci che non temono il granito.',
          es: 'Chaquetas a las que el granito no asusta.',
        }),
        media: { picture: 'scene-wall-tall' },
        target: {
          url: searchFor({
            en: 'shell',
            fr: 'imperm%C3%A9able',
            de: 'Hardshell',
            it: 'guscio',
            es: 'impermeable',
          }),
        },
      },
      {
        title: said({ en: 'Hike', fr: 'Marcher', de: 'Wandern', it: 'Camminare', es: 'Caminar' }),
        subtitle: said({
          en: 'Layers for all four seasons before lunch.',
          fr: 'Des couches pour les quatre saisons avant midi.',
          de: 'Schichten für alle vier Jahreszeiten vor dem Mittagessen.',
          it: 'Strati per quattro stagioni prima di pranzo.',
          es: 'Capas para las cuatro estaciones antes de comer.',
        }),
        media: { picture: 'scene-forest-path', focus: { x: 52, y: 100 } },
        responsiveLayout: { sm: atFoot, md: atFoot, lg: onTop },
        target: {
          url: searchFor({
            en: 'boot',
            fr: 'randonn%C3%A9e',
            de: 'Wanderschuh',
            it: 'scarponi',
            es: 'botas',
          }),
        },
      },
      {
        title: said({ en: 'Ski', fr: 'Skier', de: 'Ski', it: 'Sciare', es: 'Esquiar' }),
        media: { picture: 'scene-ski-line-tall', focus: { x: 50, y: 80 } },
        target: { url: '/search?q=ski' },
      },
      {
        title: said({ en: 'Run', fr: 'Courir', de: 'Laufen', it: 'Correre', es: 'Correr' }),
        media: { picture: 'scene-beach-run-tall', focus: { x: 50, y: 80 } },
        target: { url: '/search?q=trail' },
      },
    ],
  },
}

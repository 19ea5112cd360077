import { textPage } from '../text-page.ts'

/** Stands below the list of them. */
export const stores = textPage({
  slug: 'store-locator',
  title: {
    en: 'What a store is for',
    fr: 'À quoi sert un magasin',
    de: 'Wozu eine Filiale gut ist',
    it: 'A che serve un negozio',
    es: 'Para qué sirve una tienda',
  },
  lead: {
    en: 'Our stores, when they are open and how to get there.',
    fr: 'Nos magasins, leurs horaires et comment s’y rendre.',
    de: 'Unsere Filialen, wann sie geöffnet sind und wie man hinkommt.',
    it: 'I nostri negozi, quando sono aperti e come arrivarci.',
    es: 'Nuestras tiendas, cuándo abren y cómo llegar.',
  },
  text: {
    en: `Try things on, bring things back, have them mended, and ask somebody who was out last weekend.

Every store keeps a kettle on. What it does not have on its shelves it can order for you.`,
    fr: `Essayer, rapporter, faire réparer, et demander conseil à quelqu’un qui était dehors le week-end dernier.

Il y a toujours de l’eau chaude pour le thé. Ce qui n’est pas en rayon, on peut le commander pour vous.`,
    de: `Anprobieren, zurückgeben, reparieren lassen und jemanden fragen, der letztes Wochenende draußen war.

In jeder steht Tee bereit. Was nicht im Regal liegt, bestellt man dort für Sie.`,
    it: `Provare, riportare, far riparare, e chiedere a qualcuno che era fuori lo scorso fine settimana.

C’è sempre un tè caldo. Quello che non è sugli scaffali, lo ordinano per te.`,
    es: `Probar, devolver, arreglar, y preguntar a alguien que salió el fin de semana pasado.

Siempre hay té caliente. Lo que no está en el estante, te lo piden.`,
  },
})

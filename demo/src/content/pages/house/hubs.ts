import { categoryOf, categoryUrl } from '../../category-links.ts'
import { type Said, said } from '../../said.ts'
import { textPage } from '../text-page.ts'

const card = (categoryId: string, picture: string, title: Said<string>) => ({
  title: said(title),
  media: { picture },
  target: { url: categoryUrl(categoryOf(categoryId)) },
})

const basecamp = textPage({
  slug: 'basecamp',
  title: {
    en: 'Base camp',
    fr: 'Camp de base',
    de: 'Basislager',
    it: 'Campo base',
    es: 'Campo base',
  },
  lead: {
    en: 'Where one waits for weather. Everything for sitting still in the cold.',
    fr: 'Là où l’on attend le temps. De quoi rester assis au froid.',
    de: 'Wo man auf Wetter wartet. Alles, um in der Kälte still zu sitzen.',
    it: 'Dove si aspetta il tempo. Tutto per stare fermi al freddo.',
    es: 'Donde se espera al tiempo. Todo para estar quieto en el frío.',
  },
  scene: {
    picture: 'scene-summit-ridge',
    alt: {
      en: 'Three climbers on one rope, just below a snow summit',
      fr: 'Trois alpinistes sur une même corde, juste sous un sommet enneigé',
      de: 'Drei Bergsteiger an einem Seil kurz unter einem Schneegipfel',
      it: 'Tre alpinisti legati alla stessa corda, poco sotto una cima innevata',
      es: 'Tres alpinistas en una misma cuerda, justo bajo una cumbre nevada',
    },
  },
  text: {
    en: 'Ten hours of climbing are followed by three days of tent. Pack for the tent: something dry to sleep in, something warm to stand in, and a mug.',
    fr: 'Après dix heures de montée viennent trois jours de tente. Préparez-vous pour la tente : de quoi dormir au sec, de quoi rester debout au chaud, et une tasse.',
    de: 'Auf zehn Stunden Aufstieg folgen drei Tage Zelt. Packen Sie für das Zelt: etwas Trockenes zum Schlafen, etwas Warmes zum Stehen und einen Becher.',
    it: 'Dopo dieci ore di salita vengono tre giorni di tenda. Prepara lo zaino per la tenda: qualcosa di asciutto per dormire, qualcosa di caldo per stare in piedi, e una tazza.',
    es: 'A diez horas de subida les siguen tres días de tienda. Prepárate para la tienda: algo seco para dormir, algo caliente para estar de pie y una taza.',
  },
  more: [
    {
      type: 'collections',
      fields: {
        variant: 'carousel',
        title: said({
          en: 'Pack for the tent',
          fr: 'Pour la tente',
          de: 'Für das Zelt',
          it: 'Per la tenda',
          es: 'Para la tienda',
        }),
        cards: [
          card('240200', 'scene-night-camp', {
            en: 'Shelter and sleep',
            fr: 'Abri et sommeil',
            de: 'Zelte und Schlafen',
            it: 'Riparo e sonno',
            es: 'Refugio y descanso',
          }),
          card('210101', 'scene-alpenglow', {
            en: 'Down for women',
            fr: 'Duvet pour femmes',
            de: 'Daune für Damen',
            it: 'Piuma da donna',
            es: 'Plumón de mujer',
          }),
          card('220101', 'scene-ski-line', {
            en: 'Down for men',
            fr: 'Duvet pour hommes',
            de: 'Daune für Herren',
            it: 'Piuma da uomo',
            es: 'Plumón de hombre',
          }),
          card('240401', 'scene-tarn', {
            en: 'Bottles and mugs',
            fr: 'Gourdes et tasses',
            de: 'Flaschen und Becher',
            it: 'Borracce e tazze',
            es: 'Botellas y tazas',
          }),
        ],
      },
    },
  ],
})

const westend = textPage({
  slug: 'westend',
  title: { en: 'West end', fr: 'Côté ouest', de: 'Westseite', it: 'Lato ovest', es: 'Lado oeste' },
  lead: {
    en: 'The way home through the city, in the rain, with shopping.',
    fr: 'Le retour à travers la ville, sous la pluie, avec les courses.',
    de: 'Der Heimweg durch die Stadt, im Regen, mit Einkäufen.',
    it: 'La strada di casa attraverso la città, sotto la pioggia, con la spesa.',
    es: 'El camino a casa por la ciudad, bajo la lluvia, con la compra.',
  },
  scene: {
    picture: 'scene-city-rain',
    alt: {
      en: 'A wet street at dusk, lit windows, somebody under an umbrella',
      fr: 'Une rue mouillée au crépuscule, des fenêtres éclairées, quelqu’un sous un parapluie',
      de: 'Eine nasse Straße in der Dämmerung, helle Fenster, jemand unter einem Schirm',
      it: 'Una strada bagnata al crepuscolo, finestre accese, qualcuno sotto un ombrello',
      es: 'Una calle mojada al anochecer, ventanas encendidas, alguien bajo un paraguas',
    },
  },
  text: {
    en: 'Most weather happens on the way to work. These are the quiet ones: no logos to speak of, pockets for keys, and the same seams as on the mountain.',
    fr: 'Le mauvais temps arrive surtout en allant au travail. Voici les discrets : presque pas de logo, des poches pour les clés, et les mêmes coutures qu’en montagne.',
    de: 'Das meiste Wetter gibt es auf dem Weg zur Arbeit. Dies sind die Stillen: kaum ein Logo, Taschen für Schlüssel und dieselben Nähte wie am Berg.',
    it: 'Il maltempo capita soprattutto andando al lavoro. Questi sono i capi tranquilli: quasi senza logo, tasche per le chiavi e le stesse cuciture che in montagna.',
    es: 'El mal tiempo pasa sobre todo camino del trabajo. Estas son las discretas: casi sin logotipo, bolsillos para las llaves y las mismas costuras que en la montaña.',
  },
  more: [
    {
      type: 'carousel',
      fields: {
        autorotateTime: 6,
        title: said({
          en: 'For the way home',
          fr: 'Pour le retour',
          de: 'Für den Heimweg',
          it: 'Per la strada di casa',
          es: 'Para volver a casa',
        }),
        slides: [
          card('210103', 'scene-sea-cliffs', {
            en: 'Coats and parkas, women',
            fr: 'Manteaux et parkas, femmes',
            de: 'Mäntel und Parkas, Damen',
            it: 'Cappotti e parka, donna',
            es: 'Abrigos y parkas, mujer',
          }),
          card('220103', 'scene-wall', {
            en: 'Coats and parkas, men',
            fr: 'Manteaux et parkas, hommes',
            de: 'Mäntel und Parkas, Herren',
            it: 'Cappotti e parka, uomo',
            es: 'Abrigos y parkas, hombre',
          }),
          card('240100', 'scene-beach-run', {
            en: 'Packs and bags',
            fr: 'Sacs',
            de: 'Rucksäcke und Taschen',
            it: 'Zaini e borse',
            es: 'Mochilas y bolsas',
          }),
        ],
      },
    },
  ],
})

export const hubs = [basecamp, westend]

import { departments } from '../range/categories.ts'
import { categoryUrl, namesOf } from './category-links.ts'
import { activities } from './activities.ts'
import { said } from './said.ts'
import { searchFor } from './search-for.ts'

const hero = {
  type: 'hero',
  fields: {
    name: 'Insulation, winter 26',
    eyebrowText: said({
      en: 'Insulation, winter 26',
      fr: 'Isolation, hiver 26',
      de: 'Isolation, Winter 26',
      it: 'Imbottiti, inverno 26',
      es: 'Abrigo, invierno 26',
    }),
    title: said({
      en: 'Warm before the sun is.',
      fr: 'Au chaud avant le soleil.',
      de: 'Warm, bevor es die Sonne ist.',
      it: 'Al caldo prima del sole.',
      es: 'Abrigo antes que el sol.',
    }),
    subtitle: said({
      en: 'Down and active layers for the coldest hour of the day, tested on forty dawn starts.',
      fr: 'Duvet et couches actives pour l’heure la plus froide, éprouvés sur quarante départs à l’aube.',
      de: 'Daune und aktive Schichten für die kälteste Stunde, an vierzig frühen Morgen erprobt.',
      it: 'Piuma e strati attivi per l’ora più fredda del giorno, provati in quaranta partenze all’alba.',
      es: 'Plumón y capas activas para la hora más fría del día, probados en cuarenta salidas al alba.',
    }),
    media: {
      picture: 'scene-alpenglow',
      alt: said({
        en: 'First light on a snow peak, one yellow tent in the dark below',
        fr: 'Première lueur sur un sommet enneigé, une tente jaune dans l’ombre en contrebas',
        de: 'Erstes Licht auf einem Schneegipfel, darunter im Dunkeln ein gelbes Zelt',
        it: 'Prima luce su una cima innevata, sotto una tenda gialla nel buio',
        es: 'Primera luz en una cumbre nevada y, abajo en la sombra, una tienda amarilla',
      }),
      focus: { x: 70, y: 40 },
    },
    mediaList: [
      { breakpoint: 'sm', picture: 'scene-alpenglow-square', alt: '', focus: { x: 55, y: 90 } },
    ],
    caption: {
      text: said({
        en: 'Val d’Anniviers, 2,912 m\n06:41, −14 °C',
        'en-us': 'Val d’Anniviers, 9,554 ft\n6:41 a.m., 7 °F',
        fr: 'Val d’Anniviers, 2 912 m\n06 h 41, −14 °C',
        de: 'Val d’Anniviers, 2912 m\n06:41 Uhr, −14 °C',
        it: 'Val d’Anniviers, 2912 m\n06:41, −14 °C',
        es: 'Val d’Anniviers, 2912 m\n06:41, −14 °C',
      }),
      position: 'right',
    },
    targets: [
      {
        url: searchFor({
          en: 'down',
          fr: 'doudoune',
          de: 'Daune',
          it: 'piumino',
          es: 'plum%C3%ADfero',
        }),
        text: said({
          en: 'Shop insulation',
          fr: 'Voir les doudounes',
          'fr-ca': 'Voir les doudounes',
          de: 'Zu den Daunenjacken',
          it: 'Vedi i piumini',
          es: 'Ver plumíferos',
        }),
        style: 'accent',
      },
      {
        url: '/field-notes/forty-dawns',
        text: said({
          en: 'Read the field test',
          fr: 'Lire l’essai',
          de: 'Zum Praxistest',
          it: 'Leggi la prova sul campo',
          es: 'Leer la prueba',
        }),
        style: 'link',
      },
    ],
    promotionTracking: {
      creativeName: 'Home hero, insulation',
      promotionId: 'home-hero-winter-26',
      promotionName: 'Insulation, winter 26',
    },
  },
}

const newThisWeek = {
  type: 'product-rail',
  fields: {
    title: said({
      en: 'New this week',
      fr: 'Nouveau cette semaine',
      de: 'Neu diese Woche',
      it: 'Novità della settimana',
      es: 'Novedades de la semana',
    }),
    productIds: [
      'CAIRN001LRC',
      'CAIRN006LRC',
      'CAIRN002TRN',
      'CAIRN005MSS',
      'CAIRN012TRN',
      'CAIRN003LRC',
      'CAIRN009BLK',
      'CAIRN008HTR',
    ],
  },
}

const scenes = [
  'scene-tarn-tall',
  'scene-summit-ridge-tall',
  'scene-river-crossing-tall',
  'scene-night-camp-tall',
]

const forWhom = {
  type: 'card-grid',
  fields: {
    variant: 'row',
    title: said({
      en: 'Who is it for?',
      fr: 'C’est pour qui ?',
      de: 'Für wen ist es?',
      it: 'Per chi è?',
      es: '¿Para quién es?',
    }),
    cards: departments.map((department, at) => ({
      title: said(namesOf(department)),
      media: { picture: scenes[at] },
      target: { url: categoryUrl(department) },
    })),
  },
}

const story = {
  type: 'story',
  fields: {
    eyebrowText: said({
      en: 'Field notes, no. 12',
      fr: 'Notes de terrain, nº 12',
      de: 'Feldnotizen, Nr. 12',
      it: 'Note dal campo, n. 12',
      es: 'Notas de campo, n.º 12',
    }),
    quote: said({
      en: '“You add one stone and go on. You never meet the person it was for.”',
      fr: '« On pose une pierre et on continue. On ne rencontre jamais celui à qui elle servira. »',
      de: '„Man legt einen Stein dazu und geht weiter. Wem er hilft, dem begegnet man nie.“',
      it: '«Aggiungi un sasso e vai avanti. Chi ne avrà bisogno, non lo incontri mai.»',
      es: '«Pones una piedra y sigues. Nunca conoces a la persona a la que ayudó.»',
    }),
    subtitle: said({
      en: 'Ines Rochat has kept the cairns above Arolla for thirty winters. We walked the line with her, and rebuilt eleven.',
      fr: 'Ines Rochat entretient depuis trente hivers les cairns au-dessus d’Arolla. Nous avons suivi la trace avec elle, et en avons relevé onze.',
      de: 'Ines Rochat hält seit dreißig Wintern die Steinmänner über Arolla instand. Wir sind die Linie mit ihr gegangen und haben elf wieder aufgebaut.',
      it: 'Ines Rochat cura da trenta inverni gli ometti sopra Arolla. Abbiamo seguito la linea con lei e ne abbiamo rifatti undici.',
      es: 'Ines Rochat cuida desde hace treinta inviernos los hitos de Arolla. Recorrimos la línea con ella y rehicimos once.',
    }),
    media: {
      picture: 'scene-cairn',
      alt: said({
        en: 'A cairn with lichen on its stones, snow mountains behind',
        fr: 'Un cairn aux pierres couvertes de lichen, des sommets enneigés derrière',
        de: 'Ein Steinmann mit Flechten auf den Steinen, dahinter Schneeberge',
        it: 'Un ometto di sassi con licheni, dietro montagne innevate',
        es: 'Un hito con liquen en las piedras y montañas nevadas detrás',
      }),
      focus: { x: 12, y: 60 },
    },
    targets: [
      {
        url: '/field-notes/ines-rochat',
        text: said({
          en: 'Read Ines’s story',
          fr: 'Lire l’histoire d’Ines',
          de: 'Die Geschichte von Ines',
          it: 'Leggi la storia di Ines',
          es: 'Leer la historia de Ines',
        }),
        style: 'link',
      },
    ],
  },
}

export const home = {
  kind: 'page',
  slug: 'home',
  title: said({
    en: 'Clothes for bad weather',
    fr: 'Des vêtements pour le mauvais temps',
    de: 'Kleidung für schlechtes Wetter',
    it: 'Abiti per il brutto tempo',
    es: 'Ropa para el mal tiempo',
  }),
  description: said({
    en: 'Jackets, layers, shoes and gear for going outside in bad weather and coming back. Mended for life, sixty days to decide.',
    fr: 'Vestes, couches, chaussures et équipement pour sortir par mauvais temps et en revenir. Réparés à vie, soixante jours pour décider.',
    de: 'Jacken, Schichten, Schuhe und Ausrüstung, um bei schlechtem Wetter hinauszugehen und zurückzukommen. Ein Leben lang repariert, sechzig Tage Bedenkzeit.',
    it: 'Giacche, strati, scarpe e attrezzatura per uscire col brutto tempo e tornare. Riparati a vita, sessanta giorni per decidere.',
    es: 'Chaquetas, capas, calzado y equipo para salir con mal tiempo y volver. Arreglos de por vida, sesenta días para decidir.',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        hero,
        activities,
        newThisWeek,
        forWhom,
        story,
        { type: 'fragment', fields: { fragmentId: 'benefits' } },
      ],
    },
  ],
}

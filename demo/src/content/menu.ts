import { departments } from '../range/categories.ts'
import type { Category } from '../range/categories/category.ts'
import { categoryOf, categoryUrl, namesOf } from './category-links.ts'
import { type Said, said } from './said.ts'

const shopByWeather = said({
  en: 'Go by weather',
  fr: 'Selon la météo',
  de: 'Nach Wetter',
  it: 'Secondo il tempo',
  es: 'Según el tiempo',
})
const newest = said({
  en: 'New this week',
  fr: 'Nouveau cette semaine',
  de: 'Neu diese Woche',
  it: 'Novità della settimana',
  es: 'Novedades de la semana',
})
const allDayRain = said({
  en: 'Rain, all day',
  fr: 'Pluie, toute la journée',
  de: 'Regen, den ganzen Tag',
  it: 'Pioggia tutto il giorno',
  es: 'Lluvia todo el día',
})
const coldAndStill = said({
  en: 'Cold and still',
  fr: 'Froid et sans vent',
  de: 'Kalt und windstill',
  it: 'Freddo e senza vento',
  es: 'Frío y sin viento',
})
const windOnTheRidge = said({
  en: 'Wind on the ridge',
  fr: 'Du vent sur la crête',
  de: 'Wind am Grat',
  it: 'Vento in cresta',
  es: 'Viento en la cresta',
})
const mudUnderfoot = said({
  en: 'Mud underfoot',
  fr: 'Boue sous les pieds',
  de: 'Matsch unter den Füßen',
  it: 'Fango sotto i piedi',
  es: 'Barro bajo los pies',
})
const nightOut = said({
  en: 'One night out',
  fr: 'Une nuit dehors',
  de: 'Eine Nacht draußen',
  it: 'Una notte fuori',
  es: 'Una noche fuera',
})
const frostInTheTent = said({
  en: 'Frost in the tent',
  fr: 'Du givre dans la tente',
  de: 'Reif im Zelt',
  it: 'Brina in tenda',
  es: 'Escarcha en la tienda',
})

type Weather = readonly (readonly [title: ReturnType<typeof said<string>>, categoryId: string])[]
type Banner = { picture: string; title: Said<string>; subtitle: Said<string>; categoryId: string }

const weatherFor: Record<string, Weather> = {
  '210000': [
    [allDayRain, '210102'],
    [coldAndStill, '210101'],
    [windOnTheRidge, '210104'],
    [mudUnderfoot, '210401'],
  ],
  '220000': [
    [allDayRain, '220102'],
    [coldAndStill, '220101'],
    [windOnTheRidge, '220104'],
    [mudUnderfoot, '220401'],
  ],
  '240000': [
    [nightOut, '240102'],
    [frostInTheTent, '240202'],
    [allDayRain, '240201'],
  ],
}

const bannerFor: Record<string, Banner> = {
  '210000': {
    picture: 'scene-mist-forest-tall',
    title: {
      en: 'The winter kit list',
      fr: 'L’équipement d’hiver',
      de: 'Die Winterliste',
      it: 'La lista per l’inverno',
      es: 'La lista de invierno',
    },
    subtitle: {
      en: 'Eleven pieces, one ski hut, four days.',
      fr: 'Onze pièces, un refuge, quatre jours.',
      de: 'Elf Teile, eine Skihütte, vier Tage.',
      it: 'Undici capi, un rifugio, quattro giorni.',
      es: 'Once piezas, un refugio, cuatro días.',
    },
    categoryId: '210100',
  },
  '220000': {
    picture: 'scene-storm',
    title: {
      en: 'A week of weather',
      fr: 'Une semaine de mauvais temps',
      de: 'Eine Woche Wetter',
      it: 'Una settimana di maltempo',
      es: 'Una semana de mal tiempo',
    },
    subtitle: {
      en: 'Three layers that were wet six days and warm on all of them.',
      fr: 'Trois couches mouillées six jours durant, chaudes chaque jour.',
      de: 'Drei Schichten, sechs Tage nass und jeden Tag warm.',
      it: 'Tre strati, bagnati per sei giorni e sempre caldi.',
      es: 'Tres capas, seis días mojadas y siempre calientes.',
    },
    categoryId: '220100',
  },
  '230000': {
    picture: 'scene-dunes',
    title: {
      en: 'Puddles are the point',
      fr: 'Les flaques, c’est le but',
      de: 'Um die Pfützen geht es',
      it: 'Le pozzanghere sono il bello',
      es: 'Los charcos son lo mejor',
    },
    subtitle: {
      en: 'Taped seams, doubled knees, and a label for two names.',
      fr: 'Coutures étanchées, genoux doublés, une étiquette pour deux prénoms.',
      de: 'Verklebte Nähte, doppelte Knie und ein Schild für zwei Namen.',
      it: 'Cuciture nastrate, ginocchia doppie e un’etichetta per due nomi.',
      es: 'Costuras selladas, rodillas dobles y una etiqueta para dos nombres.',
    },
    categoryId: '230000',
  },
  '240000': {
    picture: 'scene-hut-night',
    title: {
      en: 'One night out',
      fr: 'Une nuit dehors',
      de: 'Eine Nacht draußen',
      it: 'Una notte fuori',
      es: 'Una noche fuera',
    },
    subtitle: {
      en: 'Tent, bag, stove and breakfast in thirty-five litres.',
      'en-us': 'Tent, bag, stove and breakfast in thirty-five liters.',
      fr: 'Tente, duvet, réchaud et petit-déjeuner en trente-cinq litres.',
      'fr-ca': 'Tente, sac de couchage, réchaud et déjeuner en trente-cinq litres.',
      de: 'Zelt, Schlafsack, Kocher und Frühstück in fünfunddreißig Litern.',
      it: 'Tenda, sacco, fornello e colazione in trentacinque litri.',
      es: 'Tienda, saco, hornillo y desayuno en treinta y cinco litros.',
    },
    categoryId: '240200',
  },
}

const linkTo = (category: Category) => ({
  id: category.id,
  title: said(namesOf(category)),
  target: { url: categoryUrl(category) },
})

const branch = (category: Category) => ({
  ...linkTo(category),
  children: (category.below ?? []).map(linkTo),
})

function weatherColumn(department: Category) {
  const links = weatherFor[department.id] ?? []
  return {
    id: `${department.id}-weather`,
    title: links.length > 0 ? shopByWeather : newest,
    target: { url: categoryUrl(department, '?sort=newest') },
    children: [
      ...(links.length > 0
        ? [
            {
              id: `${department.id}-new`,
              title: newest,
              target: { url: categoryUrl(department, '?sort=newest') },
            },
          ]
        : []),
      ...links.map(([title, categoryId]) => ({
        id: `${department.id}-weather-${categoryId}`,
        title,
        target: { url: categoryUrl(categoryOf(categoryId)) },
      })),
    ],
  }
}

function bannerOf({ id }: Category) {
  const banner = bannerFor[id]
  if (!banner) return {}
  const { picture, title, subtitle, categoryId } = banner
  return {
    menuBanner: {
      title: said(title),
      subtitle: said(subtitle),
      media: { picture },
      target: { url: categoryUrl(categoryOf(categoryId)) },
    },
  }
}

/** Beside the weather, so that two columns are left to the picture. */
const columnsOfGroups = 3

const linesOf = (column: readonly Category[]) =>
  column.reduce((lines, { below = [] }) => lines + 1 + below.length, 0)

/** Where there are too many, the shortest two that stand side by side share one. */
function stacked(columns: readonly (readonly Category[])[]): readonly (readonly Category[])[] {
  if (columns.length <= columnsOfGroups) return columns
  const joined = columns.slice(1).map((column, at) => [...(columns[at] ?? []), ...column])
  const shortest = Math.min(...joined.map(linesOf))
  const at = joined.findIndex((column) => linesOf(column) === shortest)
  return stacked(columns.toSpliced(at, 2, joined[at] ?? []))
}

/** A group with nothing below it does not fill a column: it stands over the last one. */
function departmentNode(department: Category) {
  const groups = department.below ?? []
  const lone = groups.filter(({ below = [] }) => below.length === 0)
  const full = groups.filter((group) => !lone.includes(group)).map((group) => [group])
  return {
    ...linkTo(department),
    columns: [
      ...stacked(full).map((column) => ({ children: column.map(branch) })),
      { children: [...lone.map(branch), weatherColumn(department)] },
    ],
    ...bannerOf(department),
  }
}

export const menu = {
  kind: 'menu',
  slug: 'main',
  title: said({ en: 'Menu', fr: 'Menu', de: 'Menü', it: 'Menu', es: 'Menú' }),
  items: [
    ...departments.map(departmentNode),
    {
      id: 'field-notes',
      title: said({
        en: 'Field notes',
        fr: 'Notes de terrain',
        de: 'Feldnotizen',
        it: 'Note dal campo',
        es: 'Notas de campo',
      }),
      target: { url: '/field-notes' },
    },
    {
      id: 'outlet',
      title: said({ en: 'Outlet', fr: 'Fins de série', de: 'Outlet', it: 'Outlet', es: 'Outlet' }),
      target: { url: '/search?filter=onSale:true' },
      menuStyle: 'sale',
    },
  ],
}

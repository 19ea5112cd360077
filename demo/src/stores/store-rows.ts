import type { StoresRow } from '@cairn/contract/stores-import'
import { sites } from '../prices.ts'
import type { StyleRow } from '../range/assemble/assemble-style.ts'
import { chanceOf } from '../range/assemble/chance.ts'
import { pointHours, shopHours, type Country } from './hours.ts'
import { points } from './collection-points.ts'
import { type Place, shops } from './places.ts'

const siteIn = (country: Country) => {
  const site = sites.find((one) => one.country === country)
  if (!site) throw new Error(`nothing is sold in ${country}`)
  return site.siteId
}

export const storeRows = (): StoresRow[] => [
  ...shops.map((shop): StoresRow => ({
    kind: 'store',
    storeId: shop.id,
    ...placeOf(shop, `Cairn ${shop.city}`),
    hours: [...shopHours[shop.country]],
    phone: shop.phone ?? null,
    services: [
      'pickup',
      'returns',
      'fitting',
      ...(chanceOf('repairs', shop.id) < 0.5 ? (['repairs'] as const) : []),
    ],
  })),
  ...points.map((point): StoresRow => ({
    kind: 'collectionPoint',
    pointId: point.id,
    ...placeOf(point, point.name),
    hours: [...pointHours],
  })),
]

const placeOf = ({ country, city, province, street, postalCode, at }: Place, name: string) => ({
  siteId: siteIn(country),
  name,
  addressLine1: street,
  city,
  province: province ?? null,
  postalCode,
  countryCode: country,
  latitude: at[0],
  longitude: at[1],
})

/** What each shop has on its shelves of these styles. */
export const storeStockRows = (styles: readonly StyleRow[]): StoresRow[] =>
  shops.map((shop) => ({
    kind: 'storeStock',
    storeId: shop.id,
    stock: Object.fromEntries(shop.id === emptyShop ? [] : shelvesOf(shop, styles)),
  }))

const emptyShop = '0099'
/** Too bulky for a shelf; one left, in the warehouse; sold out everywhere. */
const inNoShop = new Set(['CAIRN003', 'CAIRN004', 'CAIRN006'])
const inEveryShop = new Set(['CAIRN001', 'CAIRN002', 'CAIRN005'])

function shelvesOf(shop: Place, styles: readonly StyleRow[]): [string, number][] {
  const siteId = siteIn(shop.country)
  const share = 0.12 + chanceOf('size of shop', shop.id) * 0.16
  return styles
    .filter(({ styleId, isDigital, isCustom, soldAlone }) => {
      if (inNoShop.has(styleId) || isDigital || isCustom || !soldAlone) return false
      return inEveryShop.has(styleId) || chanceOf('shelf', shop.id, styleId) < share
    })
    .flatMap(({ products }) => products)
    .filter(({ prices }) => prices.some((price) => price.siteId === siteId))
    .flatMap(({ variants }) => variants)
    .filter(({ onHand }) => onHand > 0)
    .map(({ sku }): [string, number] => [sku, onShelf(shop.id, sku)])
    .filter(([, onHand]) => onHand > 0)
}

/** Of a fifth none, of most one to six. */
const onShelf = (storeId: string, sku: string) => {
  const luck = chanceOf('on the shelf', storeId, sku)
  return luck < 0.2 ? 0 : 1 + Math.floor(((luck - 0.2) / 0.8) * 6)
}

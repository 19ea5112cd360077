import {
  type ImportedCollectionPoint,
  type ImportedStore,
  importedCollectionPoint,
  importedStore,
  importedStoreStock,
} from '@cairn/contract/stores-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import { type Change, importKind } from '../platform/import/import-kind.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { everyStore, storeTag } from '../platform/kept/tag.ts'
import { checkStoreStock, putStoreStock } from './store-stock-import-store.ts'

/** What can be handed in of stores; their stock comes after the catalogue that it names. */
export const storeImports = {
  store: importKind(importedStore, { brings: ({ storeId }) => [storeId], put: putStores }),
  collectionPoint: importKind(importedCollectionPoint, {
    brings: ({ pointId }) => [pointId],
    put: putCollectionPoints,
  }),
}

export const storeStockImports = {
  storeStock: importKind(importedStoreStock, {
    brings: ({ storeId }) => [storeId],
    check: checkStoreStock,
    put: putStoreStock,
  }),
}

async function putStores(
  transaction: Transaction,
  stores: readonly ImportedStore[],
): Promise<Change[]> {
  const merged = await mergeInto('stores', {
    transaction,
    owner: 'store_id',
    key: ['store_id'],
    rows: stores.map((store) => ({
      store_id: store.storeId,
      ...placeColumns(store),
      phone: store.phone,
      services: store.services,
    })),
  })
  return told(transaction, changesOf('store', merged))
}

async function putCollectionPoints(
  transaction: Transaction,
  points: readonly ImportedCollectionPoint[],
): Promise<Change[]> {
  const merged = await mergeInto('collection_points', {
    transaction,
    owner: 'point_id',
    key: ['point_id'],
    rows: points.map((point) => ({ point_id: point.pointId, ...placeColumns(point) })),
  })
  return told(transaction, changesOf('collection point', merged))
}

async function told(transaction: Transaction, changes: Change[]): Promise<Change[]> {
  if (changes.length > 0) {
    await tellChange(transaction, [...changes.map(({ id }) => id), everyStore].map(storeTag))
  }
  return changes
}

const placeColumns = (place: ImportedStore | ImportedCollectionPoint) => ({
  site_id: place.siteId,
  name: place.name,
  address_line1: place.addressLine1,
  address_line2: place.addressLine2,
  city: place.city,
  province: place.province,
  postal_code: place.postalCode,
  country_code: place.countryCode,
  latitude: place.latitude,
  longitude: place.longitude,
  hours: place.hours,
  closed: place.closed,
})

import {
  type ImportedCollectionPoint,
  type ImportedStore,
  importedCollectionPoint,
  importedStore,
  importedStoreStock,
} from '@cairn/contract/imports/stores-import'
import { allStores, storeTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { type Change, changesOf, importKind } from '../platform/import/import-kind.ts'
import { checkStoreStock, writeStoreStock } from './store-stock-store.ts'

export const storeImports = {
  store: importKind(importedStore, { idsOf: ({ storeId }) => [storeId], write: writeStores }),
  collectionPoint: importKind(importedCollectionPoint, {
    idsOf: ({ pointId }) => [pointId],
    write: writeCollectionPoints,
  }),
}

/** Comes after the catalogue, to which the stock refers. */
export const storeStockImports = {
  storeStock: importKind(importedStoreStock, {
    idsOf: ({ storeId }) => [storeId],
    check: checkStoreStock,
    write: writeStoreStock,
  }),
}

async function writeStores(
  transaction: Transaction,
  stores: readonly ImportedStore[],
): Promise<Change[]> {
  const merged = await mergeInto('stores', {
    transaction,
    owner: 'store_id',
    key: ['store_id'],
    rows: stores.map((store) => ({
      store_id: store.storeId,
      ...locationColumns(store),
      phone: store.phone,
      services: store.services,
    })),
  })
  return recordChanges(transaction, changesOf('store', merged))
}

async function writeCollectionPoints(
  transaction: Transaction,
  points: readonly ImportedCollectionPoint[],
): Promise<Change[]> {
  const merged = await mergeInto('collection_points', {
    transaction,
    owner: 'point_id',
    key: ['point_id'],
    rows: points.map((point) => ({ point_id: point.pointId, ...locationColumns(point) })),
  })
  return recordChanges(transaction, changesOf('collection point', merged))
}

async function recordChanges(transaction: Transaction, changes: Change[]): Promise<Change[]> {
  if (changes.length > 0) {
    await recordChange(transaction, [...changes.map(({ id }) => id), allStores].map(storeTag))
  }
  return changes
}

const locationColumns = (location: ImportedStore | ImportedCollectionPoint) => ({
  site_id: location.siteId,
  name: location.name,
  address_line1: location.addressLine1,
  address_line2: location.addressLine2,
  city: location.city,
  province: location.province,
  postal_code: location.postalCode,
  country_code: location.countryCode,
  latitude: location.latitude,
  longitude: location.longitude,
  hours: location.hours,
  closed: location.closed,
})

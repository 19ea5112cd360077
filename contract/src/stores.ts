import { z } from 'zod'
import { call } from './call.ts'
import { employeeId, sku, storeId } from './identifiers.ts'
import { collectionPoint, store, surroundings } from './store-entity.ts'

export const findCollectionPoints = call({
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  summary: 'Collection points near a place.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  body: z.object(surroundings),
  answer: z.object({ collectionPoints: z.array(collectionPoint), total: z.int() }),
  refuses: [],
})

export const findStores = call({
  method: 'POST',
  path: '/stores/v1/search',
  summary: 'Stores near a place, with their stock of a variant where one is named.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  body: z.object({
    ...surroundings,
    sku: sku.optional(),
    onlyWithStock: z.boolean().optional(),
  }),
  answer: z.object({ stores: z.array(store), total: z.int() }),
  refuses: [],
})

export const readStores = call({
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  summary: 'Every store by name, to choose one’s own at the counter.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ stores: z.array(z.object({ id: storeId, name: z.string() })) }),
  refuses: [],
})

export const readEmployees = call({
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  summary: 'Who works in a store.',
  policy: 'agent',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ storeId }),
  answer: z.object({ employees: z.array(z.object({ id: employeeId, name: z.string() })) }),
  refuses: ['employeeStoreNotFound'],
})

import { storeId } from '../fields/identifiers.ts'

/** The store in which this browser last chose to pick up an item. Only servers use it. */
export const storeCookie = 'cairn_store'

/** The id of the store; undefined without a valid value. */
export const parseStoreCookie = (value: string | undefined): string | undefined =>
  storeId.safeParse(value).data

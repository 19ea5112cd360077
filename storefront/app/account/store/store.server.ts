import { data } from 'react-router'
import type { AccountRequest } from '../account-request.server.ts'
import { changePrices, readPrices } from './prices.server.ts'
import { readReserve, reserve } from './reserve.server.ts'
import { changeStoreLists, readStoreLists } from './store-lists.server.ts'
import type { StoreView } from './store-view.ts'

/** Reads a page for the staff of a store. */
export function readStore(request: AccountRequest, page = ''): Promise<StoreView> {
  const read = readers[page]
  if (!read) throw data(null, { status: 404 })
  return read(request)
}

const readers: Partial<Record<string, (request: AccountRequest) => Promise<StoreView>>> = {
  '': readStoreLists,
  prices: readPrices,
  reserve: readReserve,
}

type Change = (request: AccountRequest, form: FormData) => ReturnType<typeof changePrices>

/** Handles the form of a page for the staff of a store. */
export function changeStore(request: AccountRequest, form: FormData, page = '') {
  const change = changes[page]
  if (!change) throw data(null, { status: 405 })
  return change(request, form)
}

const changes: Partial<Record<string, Change>> = {
  '': changeStoreLists,
  prices: changePrices,
  reserve,
}

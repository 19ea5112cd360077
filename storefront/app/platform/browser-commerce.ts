import type { Client } from '@cairn/contract/client'
import { callTable } from 'virtual:cairn/call-table'
import { browserState } from './browser-state.ts'
import { createCommerceClient } from './commerce-client.ts'

let client: Client | undefined

/** The one client of this page. */
export const browserCommerce = (): Client =>
  (client ??= createCommerceClient(callTable, browserState()))

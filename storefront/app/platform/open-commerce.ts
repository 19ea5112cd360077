import type { Client } from '@cairn/contract/client'
import { callTable } from 'virtual:cairn/call-table'
import { browserState } from './browser-state.ts'
import { createCommerceClient } from './commerce-client.ts'

export const openCommerce = (): Client => createCommerceClient(callTable, browserState())

import type { Client } from '@cairn/contract/wire/client'
import { callTable, refusalNames } from 'virtual:cairn/call-table'
import { browserState } from './browser-state.ts'
import { listenForChallenges } from './challenge-event.ts'
import { createCommerceClient } from './commerce-client.ts'

export function openCommerce(): Client {
  listenForChallenges()
  return createCommerceClient({ callTable, refusalNames }, browserState())
}

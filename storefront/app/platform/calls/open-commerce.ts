import { callTable, refusalNames } from 'virtual:cairn/call-table'
import { browserState } from './browser-state.ts'
import { listenForChallenges } from './challenge-event.ts'
import { createCommerceClient } from './commerce-client.ts'
import { type Commerce, handleRefusals } from './commerce.ts'

export function openCommerce(): Commerce {
  listenForChallenges()
  return handleRefusals(createCommerceClient({ callTable, refusalNames }, browserState()))
}

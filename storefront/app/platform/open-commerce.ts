import type { Client } from '@cairn/contract/client'
import { callTable } from 'virtual:cairn/call-table'
import { browserState } from './browser-state.ts'
import { answerChallenges } from './challenge-event.ts'
import { createCommerceClient } from './commerce-client.ts'

export function openCommerce(): Client {
  answerChallenges()
  return createCommerceClient(callTable, browserState())
}

declare module 'virtual:cairn/call-table' {
  import type { CallName } from '@cairn/contract/calls'
  import type { CallRow, RefusalNames } from './call-request.ts'

  export const callTable: Readonly<Record<CallName, CallRow>>
  export const refusalNames: RefusalNames
}

import type { ConsumerType } from '@cairn/contract/sessions/session-calls'

export type LiveSession = {
  id: string
  handle: string
  usid: string
  consumerId: string
  consumerNo: string
  consumerType: ConsumerType
  accessExpiresAt: Date
  refreshExpiresAt: Date
  /** Set in sessions that a store employee opened. */
  storeId: string | null
  employeeId: string | null
  /** Whether the account has been closed or locked since. */
  isAccountDisabled: boolean
  /** The time of the database when this was read. */
  asOf: Date
}

/** How long the tokens of a session are valid. An in-store session does not last overnight. */
export const lifetimes = { accessMinutes: 30, refreshDays: 90, inStoreHours: 12 } as const

/** Two tabs may exchange one refresh token at the same time; a later exchange is a stolen copy. */
export const graceSeconds = 10

export const isGuest = ({ consumerType }: Pick<LiveSession, 'consumerType'>): boolean =>
  consumerType === 'GUEST'

export const isInStore = ({ employeeId }: Pick<LiveSession, 'employeeId'>): boolean =>
  employeeId !== null

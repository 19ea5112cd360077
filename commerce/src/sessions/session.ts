import type { ConsumerType } from '@cairn/contract/sessions'

export type LiveSession = {
  id: string
  handle: string
  usid: string
  consumerId: string
  consumerNo: string
  consumerType: ConsumerType
  accessExpiresAt: Date
  refreshExpiresAt: Date
  /** Of store staff: where and who. */
  storeId: string | null
  employeeId: string | null
  /** The account behind it has been closed or locked since. */
  isCustomerGone: boolean
  /** What time it was when this was read, by the clock that decides when it ends. */
  asOf: Date
}

/** How long the tokens of a session are good for; nobody leaves a till open overnight. */
export const lifetimes = { accessMinutes: 30, refreshDays: 90, inStoreHours: 12 } as const

/** Two tabs may exchange one refresh token at once; later than this it is somebody else's copy. */
export const secondsOfGrace = 10

export const isGuest = ({ consumerType }: Pick<LiveSession, 'consumerType'>): boolean =>
  consumerType === 'GUEST'

export const isInStore = ({ employeeId }: Pick<LiveSession, 'employeeId'>): boolean =>
  employeeId !== null

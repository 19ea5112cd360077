import type { z } from 'zod'
import type { consumerType } from '@cairn/contract/sessions'

export type ConsumerType = z.infer<typeof consumerType>

export type LiveSession = {
  id: string
  handle: string
  usid: string
  consumerId: string
  consumerNo: string
  consumerType: ConsumerType
  accessExpiresAt: Date
  refreshExpiresAt: Date
}

/** How long the tokens of a session are good for. */
export const lifetimes = { accessMinutes: 30, refreshDays: 90 } as const

/** Two tabs may exchange one refresh token at once; later than this it is somebody else's copy. */
export const secondsOfGrace = 10

export const isGuest = ({ consumerType }: Pick<LiveSession, 'consumerType'>): boolean =>
  consumerType === 'GUEST'

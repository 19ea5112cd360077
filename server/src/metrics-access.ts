import { createHash, timingSafeEqual } from 'node:crypto'

export type MetricsAccess = { token: string | undefined; isRealShop: boolean }

/** Figures tell a rival much: a real shop shows them to who has the token, or to nobody. */
export function metricsAccess(
  { token, isRealShop }: MetricsAccess,
  authorization: string | undefined,
): 'open' | 'closed' | 'tokenWrong' {
  if (token === undefined) return isRealShop ? 'closed' : 'open'
  return isSame(authorization ?? '', `Bearer ${token}`) ? 'open' : 'tokenWrong'
}

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()

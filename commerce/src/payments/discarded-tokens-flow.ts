import type { Database } from '../platform/database/database.ts'
import {
  findDiscardedToken,
  findWaitingTokens,
  forgetDiscardedToken,
} from './discarded-tokens-store.ts'
import type { PaymentProvider } from './providers/provider.ts'

type DiscardDeps = { database: Database; provider: Pick<PaymentProvider, 'deleteToken'> }

/** Can be repeated, because the provider accepts a token that it has deleted before. */
export async function deleteDiscardedToken(
  { database, provider }: DiscardDeps,
  discardId: string,
): Promise<void> {
  const discarded = await findDiscardedToken(database, discardId)
  if (!discarded) return
  if (!discarded.isNeeded) await provider.deleteToken(discarded.token)
  await forgetDiscardedToken(database, discardId)
}

/** One that the provider refuses does not keep the others. */
export async function deleteWaitingTokens(deps: DiscardDeps): Promise<void> {
  const errors: unknown[] = []
  for (const discardId of await findWaitingTokens(deps.database)) {
    await deleteDiscardedToken(deps, discardId).catch((error: unknown) => void errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'tokens could not be deleted')
}

import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import type { ServerRules } from './server-rules.ts'

/** Undefined if they cannot be read; then the defaults apply. */
export async function readServerRules(
  commerce: Pick<Commerce, 'readCountryRules'>,
  countryCode: string,
): Promise<ServerRules | undefined> {
  const result = await commerce.readCountryRules(
    { params: { countryCode }, query: {} },
    { callUnknown: goOn },
  )
  if (!result.ok) return undefined
  const { addressRules, collectionPointRules, storePickupRules } = result.value
  return { countryCode, addressRules, collectionPointRules, storePickupRules }
}

import type { Shop } from '../shop.ts'
import type { prepareReferenceWorkloads, Workload } from '../workloads.ts'
import { type ComparedAccounts, prepareAccountWorkloads } from './account-workloads.ts'

type References = Awaited<ReturnType<typeof prepareReferenceWorkloads>>
type WorkloadPair = [work: Workload, reference: Workload]

/**
 * What grows with the data of an account is compared with the same work for an ordinary shopper. Sign-ins are last,
 * because they add sessions to the accounts.
 */
export async function prepareAccountPairs(
  shop: Shop,
  { memory, query, hash }: References,
): Promise<WorkloadPair[]> {
  const accounts = await prepareAccountWorkloads(shop)
  const { overview, orders, addresses, cart, history, ownData } = accounts
  return [
    [overview.ordinary, memory],
    [accounts.profile, query],
    [history.ordinary, query],
    [accounts.order, query],
    ...[overview, orders, addresses, cart, history, ownData].map(largeAndOrdinary),
    [hash, memory],
    [accounts.signIn, hash],
    largeAndOrdinary(accounts.mergingSignIn),
    [accounts.signUp, hash],
  ]
}

const largeAndOrdinary = ({ large, ordinary }: ComparedAccounts): WorkloadPair => [large, ordinary]

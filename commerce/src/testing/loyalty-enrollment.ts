import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterEach, beforeEach } from 'vitest'
import type { Shop } from './shop.ts'
import { signInAs } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

type Profile = AnswerOf<typeof changeProfile>['consumerProfile']
type ProfileChange = { consumerDetails?: object; enrollments?: object[] }

export const enrollment = {
  type: 'Loyalty',
  optin: true,
  doubleOptin: true,
  region: 'NORA',
  channel: 'ECOMM',
  country: 'US',
}

/** The details that the partial demo account lacks. */
export const missingDetails = { birthDate: '1994-02-28', phone: '(303) 555-0177' }

/** Signs in with a demo account, and returns a function that changes its profile. */
export async function signInDemoAccount(shop: Shop, account: 'shopper' | 'partial' | 'member') {
  const visitor = await shop.guest()
  await signInAs(visitor, `${account}@cairn.test`)
  const change = (consumerProfile: ProfileChange, locale?: 'de-de') =>
    visitor.send<{ consumerProfile: Profile }>('changeProfile', {
      body: { consumerProfile },
      ...(locale && { locale }),
    })
  return { visitor, change }
}

export const profileOf = async (visitor: Visitor): Promise<Profile> =>
  (await visitor.send<{ consumerProfile: Profile }>('readProfile', { query: {} })).body
    .consumerProfile

const demoEmails = ['shopper@cairn.test', 'partial@cairn.test', 'member@cairn.test']

/** Restores the demo accounts after each test of a file, except for their points. */
export function restoreAccountsAfterEach(shop: () => Shop): void {
  let restore: () => Promise<void>
  beforeEach(async () => {
    restore = await saveAccounts(shop())
  })
  afterEach(() => restore())
}

async function saveAccounts({ database }: Shop): Promise<() => Promise<void>> {
  const { rows } = await database.run('select * from accounts where email = any($1)', [demoEmails])
  return async () => {
    for (const { account_id, phone, birth_date, first_name, ...account } of rows) {
      await database.run(
        `update accounts set phone = $2, birth_date = $3, first_name = $4, last_name = $5,
          gender = $6, member_id = $7, member_since = $8, acquisition = null where account_id = $1`,
        [
          account_id,
          phone,
          birth_date,
          first_name,
          account['last_name'],
          account['gender'],
          account['member_id'],
          account['member_since'],
        ],
      )
    }
    await database.exec('update loyalty_members set ended_at = null; delete from enrollments')
  }
}

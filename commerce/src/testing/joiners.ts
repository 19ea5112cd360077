import type { changeProfile } from '@cairn/contract/accounts'
import type { AnswerOf } from '@cairn/contract/call'
import { signInAs } from './people.ts'
import type { Shop } from './shop.ts'
import type { Visitor } from './visitor.ts'

type Profile = AnswerOf<typeof changeProfile>['consumerProfile']
type Told = { consumerDetails?: object; enrollments?: object[] }

export const joining = {
  type: 'Loyalty',
  optin: true,
  doubleOptin: true,
  region: 'NORA',
  channel: 'ECOMM',
  country: 'US',
}

/** What the profile of somebody lacks who is known in part. */
export const details = { birthDate: '1994-02-28', phone: '(303) 555-0177' }

/** Somebody of the demo world, who may change their profile. */
export async function joinerIn(shop: Shop, who: 'shopper' | 'partial' | 'member') {
  const visitor = await shop.guest()
  await signInAs(visitor, `${who}@cairn.test`)
  const change = (consumerProfile: Told, locale?: 'de-de') =>
    visitor.send<{ consumerProfile: Profile }>('changeProfile', {
      body: { consumerProfile },
      ...(locale && { locale }),
    })
  return { visitor, change }
}

export const profileOf = async (visitor: Visitor): Promise<Profile> =>
  (await visitor.send<{ consumerProfile: Profile }>('readProfile', { query: {} })).body
    .consumerProfile

const joiners = ['shopper@cairn.test', 'partial@cairn.test', 'member@cairn.test']

/** How people are to be again after a test; points stay where they went. */
export async function rememberJoiners({ database }: Shop): Promise<() => Promise<void>> {
  const { rows } = await database.run('select * from accounts where email = any($1)', [joiners])
  return async () => {
    for (const { account_id, phone, birth_date, first_name, member_id, member_since } of rows) {
      await database.run(
        `update accounts set phone = $2, birth_date = $3, first_name = $4, member_id = $5,
          member_since = $6, acquisition = null where account_id = $1`,
        [account_id, phone, birth_date, first_name, member_id, member_since],
      )
    }
    await database.exec('update loyalty_members set ended_at = null; delete from enrollments')
  }
}

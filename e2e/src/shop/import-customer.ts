import { randomInt, randomUUID } from 'node:crypto'
import { peopleRows } from '@cairn/demo/demo-rows'
import { importRows } from './shop-commands.ts'

/** Another shopper for each journey that changes the account. Returns the email. */
export async function importCustomer(): Promise<string> {
  const model = peopleRows('2026-01-01').find(
    (row) => row.kind === 'customer' && row.email === 'shopper@cairn.test',
  )
  const email = `pages-${randomInt(1e9)}@walks.example`
  const phone = `+1303557${randomInt(1000, 9999)}`
  await importRows([{ ...model, consumerId: randomUUID(), email, phone, gender: 'undisclosed' }])
  return email
}

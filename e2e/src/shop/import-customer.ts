import { randomInt, randomUUID } from 'node:crypto'
import { peopleRows } from '@cairn/demo/demo-rows'
import { importRows } from './shop-commands.ts'

/** Another shopper for each journey that changes the account. Returns the email. */
export const importCustomer = (): Promise<string> =>
  importCopyOf('shopper@cairn.test', {
    phone: `+1303557${randomInt(1000, 9999)}`,
    gender: 'undisclosed',
  })

/** The same, without a phone number and a birth date. */
export const importCustomerWithoutDetails = (): Promise<string> =>
  importCopyOf('partial@cairn.test', {})

async function importCopyOf(
  account: string,
  details: { phone?: string; gender?: string },
): Promise<string> {
  const model = peopleRows('2026-01-01').find(
    (row) => row.kind === 'customer' && row.email === account,
  )
  const email = `pages-${randomInt(1e9)}@walks.example`
  await importRows([{ ...model, consumerId: randomUUID(), email, ...details }])
  return email
}

import type { Locale } from '@cairn/contract/sites/sites'
import type { Shop } from './shop.ts'
import { password, signInAs } from './sign-in.ts'
import { signUp, signUpForm } from './sign-up.ts'
import type { Visitor } from './visitor.ts'

/** Signed in to a new account. */
export async function newShopper(shop: Pick<Shop, 'guest'>): Promise<Visitor> {
  const visitor = await shop.guest()
  await signUp(visitor)
  await signInAs(visitor, signUpForm.email)
  return visitor
}

export const eraseAccountOf = (visitor: Visitor, body: object = {}, locale: Locale = 'en-us') =>
  visitor.send('eraseAccount', { body: { currentPassword: password, ...body }, locale })

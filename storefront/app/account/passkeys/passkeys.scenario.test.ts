import { addPasskeyOf, createAuthenticator } from '@cairn/commerce/testing/authenticator'
import { password, signInAs, signInAtStore } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { beforeEach, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/passkeys'

beforeEach(() => shop().database.exec('delete from passkeys'))

async function signedIn() {
  const visitor = await shop().guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

async function add(visitor: Visitor, name: string): Promise<string> {
  const passkey = { currentPassword: password, name }
  return (await addPasskeyOf(visitor, createAuthenticator(), passkey)).body.passkeyId
}

const show = async (visitor: Visitor) => readShownHtml(await visit(page, { visitor }))

const send = (visitor: Visitor, form: Record<string, string>) => visit(page, { visitor, form })

test('the passkeys are listed with name and dates, and the page is in the navigation', async () => {
  const visitor = await signedIn()
  expect(await show(visitor)).toContain('No passkey has been added yet.')
  await add(visitor, 'My phone')
  const html = await show(visitor)
  for (const text of ['My phone', 'Added on ', 'Not used yet']) expect(html).toContain(text)
  expect(html).not.toContain('No passkey has been added yet.')
  expect(await readShownHtml(await visit('/en-us/account', { visitor }))).toContain(
    `href="${page}"`,
  )
})

test('a passkey is renamed without scripts', async () => {
  const visitor = await signedIn()
  const passkeyId = await add(visitor, 'My phone')
  const answer = await send(visitor, { passkeyId, name: 'Old phone', intent: 'rename' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=renamed`])
  expect(await show(visitor)).toContain('Old phone')
})

test('an empty or long name is refused at the field of its passkey', async () => {
  const visitor = await signedIn()
  const passkeyId = await add(visitor, 'My phone')
  await add(visitor, 'My laptop')
  for (const name of ['  ', 'x'.repeat(61)]) {
    const answer = await send(visitor, { passkeyId, name, intent: 'rename' })
    expect(answer.status).toBe(400)
    expect((await readShownHtml(answer)).match(/aria-invalid="true"/g)).toHaveLength(1)
  }
  expect(await show(visitor)).toContain('My phone')
})

test('a passkey is removed without scripts, after a question', async () => {
  const visitor = await signedIn()
  const passkeyId = await add(visitor, 'My phone')
  expect(await show(visitor)).toContain('Yes, remove it')
  const answer = await send(visitor, { passkeyId, intent: 'remove' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=removed`])
  expect(await show(visitor)).toContain('No passkey has been added yet.')
})

test('a device of a store shows no passkeys', async () => {
  await add(await signedIn(), 'My phone')
  const inStore = await shop().guest()
  await signInAtStore(inStore)
  await signInAs(inStore, 'shopper@cairn.test')
  const html = await show(inStore)
  expect(html).toContain('On a device of a store, passkeys can be neither seen nor changed.')
  expect(html).not.toContain('My phone')
})

test('guests are led to the sign-in', async () => {
  const answer = await visit(page, { visitor: await shop().guest() })
  expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
})

import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { beforeEach, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/devices'

beforeEach(() => shop().database.exec('update sessions set ended_at = now()'))

async function signedIn(account = 'shopper') {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const devicesIn = (html: string) => html.split('<li class="account-card"').slice(1)

const show = async (visitor: Visitor) => readShownHtml(await visit(page, { visitor }))

async function isSignedIn(visitor: Visitor) {
  const answer = await visit('/en-us/account', { visitor })
  return answer.status === 200
}

test('the devices are listed with where and when, the own one without a button', async () => {
  const [, laptop] = [await signedIn(), await signedIn()]
  const devices = devicesIn(await show(laptop))
  expect(devices).toHaveLength(2)
  const [own = ''] = devices.filter((device) => device.includes('This device'))
  const [other = ''] = devices.filter((device) => !device.includes('This device'))
  const facts = ['Network ', 'Signed in on ', 'Last used on ']
  for (const device of devices) for (const fact of facts) expect(device).toContain(fact)
  expect(own.split('</li>')[0]).not.toContain('<form')
  expect(other).toContain('Sign out')
})

test('one device is signed out without scripts', async () => {
  const [phone, laptop] = [await signedIn(), await signedIn()]
  const sessionId = /name="sessionId" value="([^"]+)"/.exec(await show(laptop))?.[1] ?? ''
  const answer = await visit(page, { visitor: laptop, form: { sessionId } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?ended`])
  expect(await Promise.all([phone, laptop].map(isSignedIn))).toEqual([false, true])
  expect(devicesIn(await show(laptop))).toHaveLength(1)
})

test('all other devices are signed out without scripts', async () => {
  const [phone, tablet, laptop] = [await signedIn(), await signedIn(), await signedIn()]
  expect(await show(laptop)).toContain('Sign out all other devices')
  await visit(page, { visitor: laptop, form: {} })
  expect(await Promise.all([phone, tablet, laptop].map(isSignedIn))).toEqual([false, false, true])
  expect(await show(laptop)).not.toContain('Sign out all other devices')
})

test('guests are led to the sign-in', async () => {
  const answer = await visit(page, { visitor: await shop().guest() })
  expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
})

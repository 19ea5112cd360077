import { signInAs } from '@cairn/commerce/testing/sign-in'
import { changeProfile } from '@cairn/contract/accounts/account-calls'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/preferences'

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const checkedIn = (html: string) =>
  Array.from(html.matchAll(/<input[^>]*name="interest-(\w+)"[^>]*>/g))
    .filter(([input]) => /\schecked=""/.test(input))
    .map(([, interest]) => interest)

const optionsIn = (html: string) =>
  Array.from(html.matchAll(/<option[^>]*>([\d.]+)<\/option>/g), ([, size]) => size)

const chosenIn = (html: string) => /<option[^>]*\sselected=""[^>]*>([^<]*)</.exec(html)?.[1]

test('interests and shoe size are saved without scripts, and shown from then on (ACC-043)', async () => {
  const visitor = await signedIn('shopper')
  const form = { 'interest-hiking': 'on', 'interest-climbing': 'on', shoeSize: '9.5' }
  const answer = await visit(page, { visitor, form })
  expect(answer.status).toBe(200)
  const html = await readShownHtml(await visit(page, { visitor }))
  expect(checkedIn(html)).toEqual(['hiking', 'climbing'])
  expect(chosenIn(html)).toBe('9.5')

  await visit(page, { visitor, form: { shoeSize: '' } })
  expect(checkedIn(await readShownHtml(await visit(page, { visitor })))).toEqual([])
})

test('the chosen interests are sent joined with a pipe (ACC-035, ACC-057)', async () => {
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    changeProfile: async ({ body }) => {
      requests.push(body)
      return accept(changeProfile.answer.parse(sampleOf(changeProfile.answer)))
    },
  }
  const form = { 'interest-hiking': 'on', 'interest-climbing': 'on', shoeSize: '9' }
  await visit(page, { visitor: await signedIn('member'), form, calls })
  expect(requests).toEqual([
    {
      consumerProfile: { preferences: { interests: 'hiking|climbing', preferredShoeSize: '9' } },
    },
  ])
})

test('interests from elsewhere are kept', async () => {
  const visitor = await signedIn('athlete')
  const interests = 'falconry|hiking'
  await visitor.send('changeProfile', { body: { consumerProfile: { preferences: { interests } } } })
  await visit(page, { visitor, form: { 'interest-skiing': 'on' } })
  const { body } = await visitor.send('readProfile', { query: {} })
  expect(body).toMatchObject({
    consumerProfile: { preferences: { interests: 'falconry|skiing' } },
  })
})

test('the shoe sizes are those of the size charts, and another one is refused at its field', async () => {
  const visitor = await signedIn('member')
  const sizes = optionsIn(await readShownHtml(await visit(page, { visitor })))
  expect(sizes.slice(0, 5)).toEqual(['1', '2', '3', '5', '5.5'])
  expect(sizes.slice(-6)).toEqual(['10', '10.5', '11', '12', '13', '14'])

  const form = { 'interest-hiking': 'on', shoeSize: '42' }
  const answer = await visit(page, { visitor, form })
  const html = await readShownHtml(answer)
  expect(answer.status).toBe(400)
  expect(html).toContain(en.valueInvalid)
  expect(checkedIn(html)).toEqual(['hiking'])
})

test('a shoe size from elsewhere is kept until another one is chosen', async () => {
  const visitor = await signedIn('athlete')
  const preferences = { preferredShoeSize: '42' }
  await visitor.send('changeProfile', { body: { consumerProfile: { preferences } } })
  expect(chosenIn(await readShownHtml(await visit(page, { visitor })))).toBe('42')
  expect((await visit(page, { visitor, form: { shoeSize: '42' } })).status).toBe(200)
  await visit(page, { visitor, form: { shoeSize: '9' } })
  expect(optionsIn(await readShownHtml(await visit(page, { visitor })))).not.toContain('42')
})

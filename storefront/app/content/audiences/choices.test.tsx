// @vitest-environment jsdom
import { cart as cartSchema, type Cart } from '@cairn/contract/cart/cart'
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { sampleOf } from '@cairn/contract/wire/sample'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearCart } from '../../cart/state/cart-store.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { en } from '../../messages/en.ts'
import { clearPerson, storePerson } from '../../person/person-store.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import type { ShownChoice } from './choices.tsx'
import { type Decision, onDecision } from './decisions.ts'

beforeAll(() => Promise.all([import('../blocks/simple-blocks.tsx'), import('./choices.tsx')]))
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  clearCart()
  for (const name of ['cairn_login', 'cairn_groups', 'p13n_testcontext', 'cairn_visitor'])
    document.cookie = `${name}=; max-age=0`
  delete document.documentElement.dataset['allows']
  clearPerson()
})

const text = (title: string) => ({ id: title, type: 'rich-text', fields: { title } })

const segmentation = (...audiences: string[]) =>
  contentBlock.parse({
    id: 'segmentation',
    type: 'segmentation',
    fields: {
      segments: audiences.map((id) => ({ id, targets: [text(id)] })),
      baselines: [text('everybody')],
    },
  })

const show = (block: ContentBlock) => {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Blocks blocks={[block]} /> }])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
}

/** The titles of the blocks that a visitor of the page sees. */
async function shownTitles(block: ContentBlock) {
  show(block)
  const headings = await screen.findAllByRole('heading')
  const titles = headings.map(({ textContent }) => textContent)
  cleanup()
  return titles.join()
}

const signIn = (...groups: string[]) => {
  document.cookie = 'cairn_login=1'
  document.cookie = `cairn_groups=${groups.join('.')}`
}
const signInOnPage = () => {
  signIn('loyalty')
  act(() =>
    storePerson({ usid: 'u1', handle: null, firstName: 'Ada', email: null, isAssociate: false }),
  )
}
const sample = sampleOf(cartSchema) as Cart
const fillCart = (totalItems: number) =>
  setCart({ ...sample, totalItems, version: sample.version + totalItems })

const visitors: Record<string, () => void> = {
  guest: () => {},
  'guest with items': () => fillCart(1),
  customer: () => signIn(),
  member: () => signIn('loyalty'),
  employee: () => signIn('employee'),
  athlete: () => signIn('athletes'),
  ipa: () => signIn('ipa'),
  wranx: () => signIn('wranx'),
}

/** The visitors who see the content for an audience; all others see the baseline. */
async function seenBy(audience: string): Promise<string> {
  const seen: string[] = []
  for (const [name, become] of Object.entries(visitors)) {
    document.cookie = 'cairn_login=; max-age=0'
    document.cookie = 'cairn_groups=; max-age=0'
    clearCart()
    become()
    const shown = await shownTitles(segmentation(audience))
    expect(['everybody', audience]).toContain(shown)
    if (shown === audience) seen.push(name)
  }
  return seen.join(', ')
}

const guests = 'guest, guest with items'

test('guests see what is for the audience loggedout, and nobody who is signed in (PERS-012)', async () => {
  expect(await seenBy('loggedout')).toBe(guests)
})

test('everybody who is signed in sees what is for the audience loggedin, and no guest (PERS-013)', async () => {
  expect(await seenBy('loggedin')).toBe('customer, member, employee, athlete, ipa, wranx')
})

test('signed-in members of the loyalty programme have an audience, and so have all others (PERS-014, PERS-015)', async () => {
  expect(await seenBy('loyalty-loggedin')).toBe('member')
  expect(await seenBy('non-loyalty-loggedin')).toBe('customer, employee, athlete, ipa, wranx')
})

test('signed-in employees have an audience, and so have all others (PERS-016, PERS-017)', async () => {
  expect(await seenBy('employee-loggedin')).toBe('employee')
  expect(await seenBy('non-employee-loggedin')).toBe('customer, member, athlete, ipa, wranx')
})

test('visitors with an empty cart have an audience (PERS-018)', async () => {
  expect(await seenBy('cart-empty')).toBe('guest, customer, member, employee, athlete, ipa, wranx')
})

test('professionals of both kinds have an audience, and so have all others (PERS-020, PERS-021)', async () => {
  expect(await seenBy('ipa-wranx-loggedin')).toBe('ipa, wranx')
  expect(await seenBy('non-ipa-wranx-loggedin')).toBe('customer, member, employee, athlete')
})

test('professionals with the identity WRANX have an audience, and so have all others (PERS-022, PERS-023)', async () => {
  expect(await seenBy('wranx-loggedin')).toBe('wranx')
  expect(await seenBy('non-wranx-loggedin')).toBe('customer, member, employee, athlete, ipa')
})

test('professionals with the identity IPA have an audience, and so have all others (PERS-024, PERS-025)', async () => {
  expect(await seenBy('ipa-loggedin')).toBe('ipa')
  expect(await seenBy('non-ipa-loggedin')).toBe('customer, member, employee, athlete, wranx')
})

test('signed-in athletes have an audience, and so have all others (PERS-026, PERS-027)', async () => {
  expect(await seenBy('athletes-loggedin')).toBe('athlete')
  expect(await seenBy('non-athletes-loggedin')).toBe('customer, member, employee, ipa, wranx')
})

test('of several segments that match, the first in the order of the author is shown (PERS-006)', async () => {
  signIn('loyalty')
  expect(await shownTitles(segmentation('loggedout', 'loggedin', 'loyalty-loggedin'))).toBe(
    'loggedin',
  )
  expect(await shownTitles(segmentation('loyalty-loggedin', 'loggedin'))).toBe('loyalty-loggedin')
})

test('an audience that does not exist matches nobody, and the first baseline is shown (PERS-007)', async () => {
  for (const id of ['constructor', 'guests', 'loggedin-loggedin', 'non-loggedin'])
    expect(await shownTitles(segmentation(id))).toBe('everybody')
})

test('the query or the stored value forces a segment, and an empty query none (PERS-008, PERS-009)', async () => {
  const block = segmentation('cart-empty', 'seg2', 'a:3')
  expect(await shownTitles(block)).toBe('cart-empty')
  history.replaceState(null, '', '/?p13n_testcontext=seg2')
  expect(await shownTitles(block)).toBe('seg2')
  history.replaceState(null, '', '/')
  document.cookie = 'p13n_testcontext=other%2Ca%3A3'
  expect(await shownTitles(block)).toBe('a:3')
  history.replaceState(null, '', '/?p13n_testcontext=')
  expect(await shownTitles(block)).toBe('cart-empty')
  document.cookie = 'p13n_testcontext=%'
  history.replaceState(null, '', '/')
  expect(await shownTitles(block)).toBe('cart-empty')
})

test('what is shown changes with the cart and with a sign-in, without loading a page (PERS-019)', async () => {
  show(segmentation('loggedin', 'cart-not-empty'))
  await screen.findByRole('heading', { name: 'everybody' })
  act(() => fillCart(1))
  await screen.findByRole('heading', { name: 'cart-not-empty' })
  signInOnPage()
  await screen.findByRole('heading', { name: 'loggedin' })
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

const allowAll = () => {
  document.documentElement.dataset['allows'] = 'performanceAndAnalytics targeting'
}

/** An experiment of its own for each test: what was shown once stays until a document is loaded. */
function experiment(experienceId: string, percent = 100, audience: string | null = null) {
  const block = segmentation('a', 'b')
  if (block.type !== 'segmentation') throw new Error(block.type)
  const fields: ShownChoice = {
    ...block.fields,
    experiment: { experienceId, salt: 'x', audience, shares: [{ variantId: 'b', percent }] },
  }
  return { ...block, fields }
}

test('the variant of the visitor is shown instead of the baseline (PERS-003)', async () => {
  allowAll()
  expect(await shownTitles(experiment('variant'))).toBe('b')
  expect(await shownTitles(experiment('no-share', 0))).toBe('everybody')
})

test('without consent, and without the audience of the experiment, the baseline is shown', async () => {
  expect(await shownTitles(experiment('refused'))).toBe('everybody')
  expect(document.cookie).not.toContain('cairn_visitor')
  allowAll()
  expect(await shownTitles(experiment('members', 100, 'loyalty-loggedin'))).toBe('everybody')
  signIn('loyalty')
  expect(await shownTitles(experiment('also-members', 100, 'loyalty-loggedin'))).toBe('b')
})

test('what an experiment shows stays while the cart changes and somebody signs in, and when they return', async () => {
  allowAll()
  const forGuests = experiment('guests', 100, 'loggedout')
  show(forGuests)
  await screen.findByRole('heading', { name: 'b' })
  act(() => fillCart(1))
  signInOnPage()
  delete document.documentElement.dataset['allows']
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['b'])
  cleanup()
  expect(await shownTitles(forGuests)).toBe('b')
})

test('a later consent does not change what is shown', async () => {
  const block = experiment('later')
  expect(await shownTitles(block)).toBe('everybody')
  allowAll()
  expect(await shownTitles(block)).toBe('everybody')
})

test('a test of the page can force a variant', async () => {
  allowAll()
  history.replaceState(null, '', '/?p13n_testcontext=a')
  expect(await shownTitles(experiment('forced'))).toBe('a')
})

test('decisions of pages that are opened later are passed on, each once', async () => {
  allowAll()
  await shownTitles(experiment('earlier'))
  const received: Decision[] = []
  onDecision((decision) => received.push(decision))
  await shownTitles(experiment('next'))
  await shownTitles(experiment('earlier'))
  const ids = received.map(({ experienceId }) => experienceId)
  expect(ids).toContain('earlier')
  expect(ids.at(-1)).toBe('next')
  expect(new Set(ids).size).toBe(ids.length)
})

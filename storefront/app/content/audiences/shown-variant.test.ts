// @vitest-environment jsdom
import { assignedVariant } from '@cairn/contract/experiments/assigned-variant'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ExperimentVisitor, shownVariant } from './shown-variant.ts'
import { visitorId } from './visitor-id.ts'

const experiment = {
  experienceId: 'one',
  salt: 'one',
  audience: null,
  shares: [{ variantId: 'b', percent: 100 }],
}
const guest = (): ExperimentVisitor => ({
  isSignedIn: false,
  groups: [''],
  hasItems: false,
  forced: [],
  audiences: ['loggedout', 'cart-empty'],
})
const rules = { assigned: assignedVariant, idOf: visitorId }

const { dataset } = document.documentElement
const storedId = () => /cairn_visitor=(\w*)/.exec(document.cookie)?.[1]
const forgetVisitor = () => {
  document.cookie = 'cairn_visitor=; path=/; max-age=0'
}

beforeEach(() => {
  dataset['allows'] = 'required performanceAndAnalytics functional targeting'
})
afterEach(() => {
  forgetVisitor()
  delete dataset['allows']
})

test.each([
  ['required'],
  ['required performanceAndAnalytics functional'],
  ['required functional targeting'],
  [undefined],
])('a visitor who allows %s gets no id, and sees the baseline', (allowed) => {
  if (allowed === undefined) delete dataset['allows']
  else dataset['allows'] = allowed
  expect(visitorId()).toBe('')
  expect(shownVariant(experiment, guest(), rules)).toEqual([])
  expect(document.cookie).toBe('')
})

test('a visitor who allows both categories keeps an id, which is another one in another browser', () => {
  const id = visitorId()
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(storedId()).toBe(id)
  expect(visitorId()).toBe(id)
  forgetVisitor()
  expect(visitorId()).not.toBe(id)
})

test('a cookie with another text is replaced', () => {
  document.cookie = 'cairn_visitor=<script>; path=/'
  const id = visitorId()
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(storedId()).toBe(id)
})

test('an experiment shows the variant that the visitor is assigned to', () => {
  const visitor = { ...guest(), id: 'a' }
  expect(shownVariant(experiment, visitor, rules)).toEqual(['b'])
  const nobody = { ...experiment, shares: [{ variantId: 'b', percent: 0 }] }
  expect(shownVariant(nobody, visitor, rules)).toEqual([])
})

test('an experiment for an audience shows the baseline to all others, and gives them no id', () => {
  const forMembers = { ...experiment, audience: 'loyalty-loggedin' }
  expect(shownVariant(forMembers, guest(), rules)).toEqual([])
  expect(document.cookie).toBe('')
  const member = { ...guest(), audiences: ['loggedin', 'loyalty-loggedin'] }
  expect(shownVariant(forMembers, member, rules)).toEqual(['b'])
})

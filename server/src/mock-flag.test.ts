import { expect, test } from 'vitest'
import { mockFlag } from './mock-flag.ts'

const asked = (path: string, method = 'GET') =>
  new Request(`http://shop.example${path}`, { method })
const demo = { mocks: true, publicOrigin: 'http://shop.example' }

test('outside production an address switches samples on for this browser, which keeps the mock flag (SES-008)', () => {
  const answer = mockFlag(asked('/en-us/c/women-210000?mocks=on&sort=newest'), demo)

  expect(answer?.status).toBe(303)
  expect(answer?.headers.get('location')).toBe('/en-us/c/women-210000?sort=newest')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=1; Path=/; SameSite=Lax; Max-Age=86400',
  ])
})

test('and switches them off again', () => {
  const answer = mockFlag(asked('/en-us?mocks=off'), {
    ...demo,
    publicOrigin: 'https://shop.example',
  })

  expect(answer?.headers.get('location')).toBe('/en-us')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ])
})

test('leads to no other house', () => {
  const answer = mockFlag(asked('//elsewhere.example/?mocks=on'), demo)
  expect(answer?.headers.get('location')).toBe('/elsewhere.example/')
})

test.each([
  ['in a real shop', asked('/en-us?mocks=on'), { ...demo, mocks: false }],
  ['for what changes something', asked('/en-us?mocks=on', 'POST'), demo],
  ['without the word', asked('/en-us?mocks=perhaps'), demo],
])('does nothing %s', (_, request, settings) => {
  expect(mockFlag(request, settings)).toBeUndefined()
})

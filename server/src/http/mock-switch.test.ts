import { expect, test } from 'vitest'
import { switchMocks } from './mock-switch.ts'

const requestFor = (path: string, method = 'GET') =>
  new Request(`http://shop.example${path}`, { method })
const demo = { allowsMocks: true, publicOrigin: 'http://shop.example' }

test('outside production a URL parameter switches samples on for this browser with a cookie (SES-008)', () => {
  const answer = switchMocks(requestFor('/en-us/c/women-210000?mocks=on&sort=newest'), demo)

  expect(answer?.status).toBe(303)
  expect(answer?.headers.get('location')).toBe('/en-us/c/women-210000?sort=newest')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=1; Path=/; SameSite=Lax; Max-Age=86400',
  ])
})

test('a URL parameter switches samples off again', () => {
  const answer = switchMocks(requestFor('/en-us?mocks=off'), {
    ...demo,
    publicOrigin: 'https://shop.example',
  })

  expect(answer?.headers.get('location')).toBe('/en-us')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ])
})

test('the redirect never leads to another host', () => {
  const answer = switchMocks(requestFor('//elsewhere.example/?mocks=on'), demo)
  expect(answer?.headers.get('location')).toBe('/elsewhere.example/')
})

test.each([
  ['in a real shop', requestFor('/en-us?mocks=on'), { ...demo, allowsMocks: false }],
  ['for a POST request', requestFor('/en-us?mocks=on', 'POST'), demo],
  ['for an unknown value', requestFor('/en-us?mocks=perhaps'), demo],
])('does nothing %s', (_, request, settings) => {
  expect(switchMocks(request, settings)).toBeUndefined()
})

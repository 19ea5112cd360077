import { expect, test } from 'vitest'
import { respondWellKnown } from './well-known.ts'

const settings = { publicOrigin: 'https://shop.example', supportMail: 'help@shop.example' }
const now = new Date('2026-11-26T15:00:00Z')

const open = (path: string, init: RequestInit = {}) =>
  respondWellKnown(new Request(`https://shop.example${path}`, init), settings, now)

test('security.txt has a contact and expires within a year', async () => {
  const response = open('/.well-known/security.txt')

  expect(response?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await response?.text())?.split('\n')).toEqual([
    'Contact: mailto:help@shop.example',
    'Expires: 2027-05-25T00:00:00Z',
    'Preferred-Languages: en, de, fr, it, es',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})

test('change-password leads to the page that changes the password in the language of the visitor', () => {
  const response = open('/.well-known/change-password', { headers: { 'accept-language': 'fr' } })

  expect([response?.status, response?.headers.get('location')]).toEqual([
    302,
    '/fr-fr/account/password',
  ])
})

test('nothing else is answered', () => {
  expect(open('/.well-known/nothing')).toBeUndefined()
  expect(open('/.well-known/security.txt', { method: 'POST' })).toBeUndefined()
})

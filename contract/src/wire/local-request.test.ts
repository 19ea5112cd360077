import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

const withHeaders = (headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/inbox', { headers })

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'a request from %s is local',
  (ip) => {
    expect(isLocalRequest(withHeaders(), ip)).toBe(true)
  },
)

test.each([undefined, '', '192.168.0.7', '10.127.0.1', '::ffff:192.0.2.1', '2001:db8::1'])(
  'a request from %s is not local',
  (ip) => {
    expect(isLocalRequest(withHeaders(), ip)).toBe(false)
  },
)

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
])('a request that a proxy passes on with %s is not local', (name) => {
  expect(isLocalRequest(withHeaders({ [name]: '127.0.0.1' }), '127.0.0.1')).toBe(false)
})

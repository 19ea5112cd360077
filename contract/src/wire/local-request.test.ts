import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

type LocalRequest = { ip?: string | undefined; host?: string; headers?: Record<string, string> }

const isLocal = ({ ip = '127.0.0.1', host = 'localhost:3000', headers = {} }: LocalRequest) =>
  isLocalRequest(new Request(`http://${host}/inbox`, { headers }), {
    socketIp: ip,
    ownOrigin: 'https://shop.example',
  })

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  'a request from %s is local',
  (ip) => {
    expect(isLocal({ ip })).toBe(true)
  },
)

test.each(['', 'unknown', '192.168.0.7', '10.127.0.1', '::ffff:192.0.2.1', '2001:db8::1'])(
  'a request from %s is not local',
  (ip) => {
    expect(isLocal({ ip })).toBe(false)
  },
)

test('a request from a closed socket is not local', () => {
  const settings = { socketIp: undefined, ownOrigin: 'https://shop.example' }
  expect(isLocalRequest(new Request('http://localhost:3000/inbox'), settings)).toBe(false)
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Original-Forwarded-For',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Envoy-External-Address',
  'X-Envoy-Internal',
])('a request that a proxy passes on with %s is not local', (name) => {
  expect(isLocal({ headers: { [name]: '127.0.0.1' } })).toBe(false)
})

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.example'])(
  'a request for the host %s is local',
  (host) => {
    expect(isLocal({ host })).toBe(true)
  },
)

test.each([
  'rebound.example',
  'shop.example.rebound.example',
  'localhost.rebound.example',
  '0.0.0.0',
])('a request of a page whose host name %s points to this machine is not local', (host) => {
  expect(isLocal({ host })).toBe(false)
})

import { expect, test } from 'vitest'
import { clientIp } from './client-ip.ts'

type ForwardedRequest = { by: string | undefined; proxies: number }

test.each<[string, ForwardedRequest, string]>([
  [
    'no proxy: the socket counts and the header is ignored',
    { by: '203.0.113.9', proxies: 0 },
    '192.0.2.1',
  ],
  ['one proxy: the IP that it saw', { by: '203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['one proxy, after a forged entry', { by: '10.9.9.9, 203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['two proxies', { by: '203.0.113.9, 198.51.100.2', proxies: 2 }, '203.0.113.9'],
  [
    'two proxies, after forged entries',
    { by: 'x, 10.9.9.9, 203.0.113.9, 198.51.100.2', proxies: 2 },
    '203.0.113.9',
  ],
  ['without blanks', { by: '10.9.9.9,203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['no header', { by: undefined, proxies: 1 }, '192.0.2.1'],
  ['a header with only commas', { by: ', ,', proxies: 1 }, '192.0.2.1'],
  ['fewer hops than proxies', { by: '203.0.113.9', proxies: 2 }, '192.0.2.1'],
])('%s', (_, { by, proxies }, ip) => {
  expect(clientIp(by, '192.0.2.1', proxies)).toBe(ip)
})

test('a closed socket has no IP', () => {
  expect(clientIp(undefined, undefined, 0)).toBe('unknown')
})

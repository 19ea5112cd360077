import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

type Seen = { by: string | undefined; proxies: number }

test.each<[string, Seen, string]>([
  [
    'nobody in front: the socket counts, whatever is claimed',
    { by: '203.0.113.9', proxies: 0 },
    '192.0.2.1',
  ],
  ['one proxy: what it saw', { by: '203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['one proxy, and a claim before it', { by: '10.9.9.9, 203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['two proxies', { by: '203.0.113.9, 198.51.100.2', proxies: 2 }, '203.0.113.9'],
  [
    'two proxies, and claims before them',
    { by: 'x, 10.9.9.9, 203.0.113.9, 198.51.100.2', proxies: 2 },
    '203.0.113.9',
  ],
  ['without blanks', { by: '10.9.9.9,203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['nothing was said', { by: undefined, proxies: 1 }, '192.0.2.1'],
  ['nothing but commas was said', { by: ', ,', proxies: 1 }, '192.0.2.1'],
  ['fewer hops than proxies', { by: '203.0.113.9', proxies: 2 }, '192.0.2.1'],
])('%s', (_, { by, proxies }, address) => {
  expect(clientAddress(by, '192.0.2.1', proxies)).toBe(address)
})

test('a socket that is gone has no address', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
})

import { expect, test } from 'vitest'
import { deviceNameOf, signInOriginOf } from './device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox, Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/28.0`, 'Samsung Internet, Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`, 'Safari, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Safari/604.1`,
    'Safari, iPhone',
  ],
  ['curl/8.9', null],
  [undefined, null],
])('the user agent %j is the device %j', (userAgent, device) => {
  expect(deviceNameOf(userAgent)).toBe(device)
})

test('an IP address is shown without its last part', () => {
  const shown = (network: string) => signInOriginOf({ userAgent: undefined, network }).network
  expect(shown('203.0.113.7')).toBe('203.0.113.x')
  expect(shown('2001:db8:1:2')).toBe('2001:db8:1:2:x')
})

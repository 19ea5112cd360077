import { describe, expect, test } from 'vitest'
import { createPreviewKey, permittedInput, previewOf } from './preview.ts'

const secret = 'a secret that signs preview keys'
const now = new Date('2026-11-25T12:00:00Z')
const expiresAt = new Date('2026-12-02T12:00:00Z')
const key = createPreviewKey(secret, { siteId: 'CAIRN-US', expiresAt })

const mayPreview = (usedKey: string | undefined, siteId = 'CAIRN-US', time = now) =>
  previewOf(secret, { key: usedKey, date: undefined, siteId }, time) !== undefined

describe('a preview key', () => {
  test('opens the drafts of its site until it expires', () => {
    expect(mayPreview(key)).toBe(true)
    expect(mayPreview(key, 'CAIRN-DE')).toBe(false)
    expect(mayPreview(key, 'CAIRN-US', new Date(expiresAt.getTime() - 1))).toBe(true)
    expect(mayPreview(key, 'CAIRN-US', expiresAt)).toBe(false)
  })

  test('is required where a secret is set, and works only as it was signed', () => {
    const [site = '', seconds = '', signature = ''] = key.split('.')
    const otherSecret = createPreviewKey('another secret', { siteId: 'CAIRN-US', expiresAt })
    const altered = [
      undefined,
      '',
      'x',
      otherSecret,
      `${site}.${Number(seconds) + 1}.${signature}`,
      `${site}.${seconds}.${signature.slice(1)}`,
      `${site}.${seconds}.${'é'.repeat(43)}`,
    ]

    expect(altered.map((wrongKey) => mayPreview(wrongKey))).toEqual(altered.map(() => false))
    expect(
      mayPreview(createPreviewKey(secret, { siteId: 'CAIRN-DE', expiresAt }), 'CAIRN-DE'),
    ).toBe(true)
  })

  test('is not required without a secret', () => {
    const request = { key: undefined, date: undefined, siteId: 'CAIRN-US' }
    expect(previewOf(undefined, request, now)).toEqual({ time: undefined })
  })
})

test.each([
  ['2026-12-24', '2026-12-24T00:00:00.000Z'],
  ['2026-12-24T18:30:00Z', '2026-12-24T18:30:00.000Z'],
  ['2026-12-24T18%3A30%3A00Z', '2026-12-24T18:30:00.000Z'],
  ['2026-99-99', undefined],
  ['tomorrow', undefined],
  ['1', undefined],
])('the cookie %s evaluates schedules at %s', (date, time) => {
  const request = { key: undefined, date, siteId: 'CAIRN-US' }
  expect(previewOf(undefined, request, now)?.time?.toISOString()).toBe(time)
})

test('calls for drafts get the published content unless the request may preview', () => {
  const input = { params: { mode: 'preview', page: 'camp' }, query: {}, body: undefined }
  const published = { ...input, params: { mode: 'publish', page: 'camp' } }

  expect(permittedInput(input, undefined)).toEqual(published)
  expect(permittedInput(input, { time: undefined })).toBe(input)
  expect(permittedInput(published, undefined)).toBe(published)
})

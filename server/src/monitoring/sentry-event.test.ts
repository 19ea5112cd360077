import { describe, expect, test } from 'vitest'
import { envelopeOf, readDsn, type SentryError } from './sentry-event.ts'

test.each([
  ['https://key@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
  ['https://key:old@sentry.example/42', 'https://sentry.example/api/42/envelope/'],
  ['http://key@127.0.0.1:9000/errors/42', 'http://127.0.0.1:9000/errors/api/42/envelope/'],
])('events of %s are sent to %s', (dsn, endpoint) => {
  expect(readDsn(dsn)).toEqual({ endpoint, key: 'key' })
})

test.each(['', 'key', 'https://sentry.example/42', 'https://key@sentry.example', 'ftp://key@a/1'])(
  '"%s" is no DSN',
  (dsn) => expect(readDsn(dsn)).toBeUndefined(),
)

const error: SentryError = {
  platform: 'javascript',
  type: 'TypeError',
  message: 'no items',
  stack: [
    'at renderItems (https://shop.example/assets/frame-Dq8sX1.js:1:20345)',
    'at https://shop.example/assets/frame-Dq8sX1.js:1:3',
    'flush@https://shop.example/assets/libraries-Ab.js:2:5',
    'at async answer (file:///srv/cairn/node_modules/pg/lib/client.js:10:4)',
    'no frame',
  ],
  tags: { kind: 'script', errorId: undefined },
}
const sending = {
  eventId: '0c9a1c527f3b4f7e8a355d1f0b6a7c21',
  sentAt: new Date('2026-11-27T09:30:00Z'),
  environment: 'production',
}

const eventOf = (sent: SentryError) => JSON.parse(envelopeOf(sent, sending).split('\n')[2] ?? '')

describe('the envelope of an error', () => {
  test('has a header, the header of its only item, and the item', () => {
    const lines = envelopeOf(error, sending).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual([
      { event_id: sending.eventId, sent_at: '2026-11-27T09:30:00.000Z' },
      { type: 'event' },
    ])
    expect(eventOf(error)).toMatchObject({
      event_id: sending.eventId,
      timestamp: '2026-11-27T09:30:00.000Z',
      platform: 'javascript',
      environment: 'production',
      tags: { kind: 'script' },
    })
  })

  test('has the calls of the stack, the oldest first', () => {
    const [value] = eventOf(error).exception.values
    expect(value).toMatchObject({ type: 'TypeError', value: 'no items' })
    expect(
      value.stacktrace.frames.map((frame: Record<string, unknown>) => [
        frame['function'],
        frame['filename'],
        frame['lineno'],
        frame['colno'],
        frame['in_app'],
      ]),
    ).toEqual([
      ['async answer', 'file:///srv/cairn/node_modules/pg/lib/client.js', 10, 4, false],
      ['flush', 'https://shop.example/assets/libraries-Ab.js', 2, 5, true],
      ['?', 'https://shop.example/assets/frame-Dq8sX1.js', 1, 3, true],
      ['renderItems', 'https://shop.example/assets/frame-Dq8sX1.js', 1, 20345, true],
    ])
  })

  test('reads a line of any length in a time that grows with it', () => {
    const stack = [`${' '.repeat(200_000)}x`]
    expect(eventOf({ ...error, stack }).exception.values[0]).not.toHaveProperty('stacktrace')
  })

  test('has no stack if there is none', () => {
    expect(eventOf({ ...error, stack: [] }).exception.values).toEqual([
      { type: 'TypeError', value: 'no items' },
    ])
  })

  test('has no personal data in its message', () => {
    const message = 'duplicate key jane@example.com CRN-83HESXWEG'
    expect(envelopeOf({ ...error, message }, sending)).not.toMatch(/jane|83HES/)
  })
})

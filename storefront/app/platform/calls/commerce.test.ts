import { accept } from '@cairn/contract/refusals/result'
import { commonRefusals } from '@cairn/contract/wire/call'
import type { Client, ClientRefusalName } from '@cairn/contract/wire/client'
import { expect, test } from 'vitest'
import { overrideCalls, refusedAnswer } from '../testing/test-calls.ts'
import { handleRefusals } from './commerce.ts'
import { goOn, showMessage } from './handling.ts'

async function handlingOf(name: ClientRefusalName) {
  const client = overrideCalls({} as Client, {
    cancelOrder: async () => ({ ...refusedAnswer(name), ok: false }) as never,
  })
  const result = await handleRefusals(client).cancelOrder(
    { query: {}, body: { orderNumber: 'CRN-1' } },
    { pastOrderNotFound: goOn, orderAlreadyShipped: 'showParcel' },
  )
  return result.ok ? undefined : result.refusal.handling
}

test('a refusal that the call declares is handled as the page states', async () => {
  expect(await handlingOf('pastOrderNotFound')).toBe('goOn')
  expect(await handlingOf('orderAlreadyShipped')).toBe('showParcel')
})

test.each([...commonRefusals, 'challengeRequired', 'noResponse', 'timedOut'] as const)(
  'a refusal that every call can have is handled in the same way for all pages: %s',
  async (name) => {
    const expected = {
      sessionMissing: 'signIn',
      sessionNotEntitled: 'signIn',
      invalidCustomer: 'signIn',
      general: 'tryLater',
      noResponse: 'tryLater',
      timedOut: 'tryLater',
      notImplemented: 'tryLater',
      temporarilyUnavailable: 'tryLater',
    }
    const { [name as keyof typeof expected]: handling = showMessage } = expected
    expect(await handlingOf(name)).toBe(handling)
  },
)

test('a refusal that the call does not declare shows its message', async () => {
  expect(await handlingOf('couponUnknown')).toBe(showMessage)
})

test('an answer is returned as it is', async () => {
  const answer = accept({ stores: [] })
  const client = overrideCalls({} as Client, { findStores: async () => answer as never })
  expect(await handleRefusals(client).findStores({ body: {} as never })).toBe(answer)
})

test('a promise can resolve to the client', async () => {
  const client = overrideCalls({} as Client, {})
  const commerce = handleRefusals(client)
  expect(
    await Promise.race([Promise.resolve(commerce), new Promise((done) => setTimeout(done))]),
  ).toBe(commerce)
})

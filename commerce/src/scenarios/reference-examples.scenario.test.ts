import { type CallName, calls } from '@cairn/contract/calls'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { sendExample } from '../testing/reference-examples.ts'
import type { ExampleName } from '../testing/sample-request.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
let notBuilt: readonly CallName[]
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
  const declaredOnly = new Set(
    shop.settings.routes.filter((route) => route.isOnlyDeclared).map(({ call }) => call),
  )
  notBuilt = (Object.keys(calls) as CallName[]).filter((name) => declaredOnly.has(calls[name]))
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** The calls that the demo shop refuses, and why. Calls that are not built answer with REQ501. */
const exceptions: Partial<Record<CallName, { errorId: string; reason: string }>> = {
  addPasskey: { errorId: 'REQ417', reason: 'only a device can create a passkey' },
  signInWithPasskey: { errorId: 'REQ417', reason: 'only a device can sign the challenge' },
  resendGiftCardEmail: {
    errorId: 'ORD404',
    reason: 'a new gift card is first mailed by a job, which does not run here',
  },
}
const withoutExample: Partial<Record<CallName, string>> = {
  receivePaymentEvents: 'only the payment provider can sign it',
}

test('every call has an example, unless there is a reason', () => {
  const examples = new Set<string>(Object.keys(callExamples))
  expect(Object.keys(calls).filter((name) => !examples.has(name))).toEqual(
    Object.keys(withoutExample),
  )
})

// The shop checks every answer against the schema of its call.
test.each(Object.keys(callExamples) as ExampleName[])(
  'the example of %s is answered as documented',
  async (name) => {
    const expectedId = notBuilt.includes(name) ? 'REQ501' : exceptions[name]?.errorId
    const { status, errorId } = await sendExample(shop, name)

    expect(errorId).toBe(expectedId)
    const call: Call = calls[name]
    expect(status === (call.answerStatus ?? 200)).toBe(expectedId === undefined)
  },
)

import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/en-us/account/payment'
const giftCard = { intent: 'giftCard', code: '6006 4900 0000 0001', pin: '1111' }
const visa = {
  intent: 'card',
  token: 'tok_of_a_visa',
  brand: 'visa',
  last4: '4242',
  expiryMonth: '12',
  expiryYear: '2090',
}

beforeEach(() =>
  shop().database.exec(
    "delete from saved_instruments where consumer_id::text not like 'c0000001%'",
  ),
)

async function signedIn(account: string) {
  const visitor = await shop().guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const show = async (visitor: Visitor, path = page) => readShownHtml(await visit(path, { visitor }))

const send = (visitor: Visitor, form: Record<string, string>) => visit(page, { visitor, form })

const itemsIn = (html: string) => html.split('<li class="account-card"').slice(1)

const idIn = (item = '') => /name="instrumentId" value="([^"]+)"/.exec(item)?.[1] ?? ''

/** Saves two cards as the page does with the answers of the provider's window. */
async function withTwoCards(account: string) {
  const visitor = await signedIn(account)
  await send(visitor, visa)
  await send(visitor, { ...visa, token: 'tok_of_another', last4: '5555' })
  return visitor
}

describe('the payment page', () => {
  test('lists the cards with expiry and address, the main one first, and gift cards with their balance (ACC-020, ACC-021)', async () => {
    const [main = '', other = '', gift = '', reward = ''] = itemsIn(
      await show(await signedIn('shopper')),
    )
    for (const text of ['Main card', 'Visa •••• 1111', 'Valid until 11/29', '1624 Market Street'])
      expect(main).toContain(text)
    expect(other).toContain('Visa •••• 3220')
    expect(other.split('</li>')[0]).not.toContain('Main card')
    expect(gift).toContain('Gift card •••• 0021')
    expect(gift).toContain('$40.00 left')
    expect(reward).toContain('Reward card •••• 0031')
  })

  test('is for the shopper alone', async () => {
    const answer = await visit(page, { visitor: await shop().guest() })
    expect(answer.headers.get('location')).toContain('/en-us/sign-in?to=')
    expect(itemsIn(await show(await signedIn('partial')))).toEqual([])
  })

  test('says that a card cannot be added without scripts', async () => {
    expect(await show(await signedIn('partial'))).toContain(en.cardsNeedScripts)
  })
})

describe('a saved card', () => {
  test('is added with the token of the window, the first one as the main one (ACC-020)', async () => {
    const visitor = await signedIn('partial')
    const answer = await send(visitor, visa)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=saved`])
    const [card = ''] = itemsIn(await show(visitor))
    expect(card).toContain('Visa •••• 4242')
    expect(card).toContain('Main card')
  })

  test('becomes the main one without scripts (ACC-020)', async () => {
    const visitor = await withTwoCards('partial')
    const [, other] = itemsIn(await show(visitor))
    await send(visitor, { intent: 'main', instrumentId: idIn(other) })
    const [main = '', second = ''] = itemsIn(await show(visitor))
    expect(main).toContain('•••• 5555')
    expect(main).toContain('Main card')
    expect(second.split('</li>')[0]).not.toContain('Main card')
  })

  test('gets another expiry date without scripts', async () => {
    const visitor = await withTwoCards('partial')
    const [card] = itemsIn(await show(visitor))
    await send(visitor, { intent: 'expiry', instrumentId: idIn(card), expiry: '4 / 2031' })
    const html = await show(visitor, `${page}?done=saved`)
    expect(itemsIn(html)[0]).toContain('Valid until 04/31')
    expect(html).toContain(en.changesSaved)
  })

  test.each([
    ['no date', 'soon', 400, en.valueInvalid],
    ['a past date', '01/20', 400, messageFor('cardExpiryInvalid', 'en')],
  ])('shows at its field that the expiry is %s', async (_, expiry, status, message) => {
    const visitor = await withTwoCards('partial')
    const [card, other] = itemsIn(await show(visitor))
    const answer = await send(visitor, { intent: 'expiry', instrumentId: idIn(card), expiry })
    const [shown = '', untouched = ''] = itemsIn(await readShownHtml(answer))
    expect(answer.status).toBe(status)
    expect(shown).toContain(message)
    expect(shown).toContain(`value="${expiry}"`)
    expect(shown).toMatch(/<details open/)
    expect(idIn(untouched)).toBe(idIn(other))
    expect(untouched).not.toContain('aria-invalid="true"')
  })

  test('is removed without scripts, and the other one becomes the main one (ACC-020, ACC-048)', async () => {
    const visitor = await withTwoCards('partial')
    const [card] = itemsIn(await show(visitor))
    const answer = await send(visitor, { intent: 'remove', instrumentId: idIn(card) })
    expect(answer.headers.get('location')).toBe(`${page}?done=removed`)
    const [left = '', ...others] = itemsIn(await show(visitor))
    expect(left).toContain('•••• 5555')
    expect(left).toContain('Main card')
    expect(others).toEqual([])
  })

  test('of another shopper is not changed (ACC-048)', async () => {
    const [card] = itemsIn(await show(await signedIn('shopper')))
    const answer = await send(await signedIn('partial'), {
      intent: 'remove',
      instrumentId: idIn(card),
    })
    expect(answer.status).toBe(404)
    expect(await readShownHtml(answer)).toContain(messageFor('instrumentNotFound', 'en'))
    expect(itemsIn(await show(await signedIn('shopper')))[0]).toContain('•••• 1111')
  })
})

test('a card that is saved already shows the message of the server (ERR-037)', async () => {
  const visitor = await signedIn('partial')
  await send(visitor, visa)
  const answer = await send(visitor, { ...visa, token: 'tok_of_the_same' })
  expect(answer.status).toBe(409)
  expect(await readShownHtml(answer)).toContain(messageFor('cardExists', 'en'))
})

test.each([
  ['general', true],
  ['captchaFailed', true],
  ['cardExists', false],
] as const)(
  'a card that is not saved because of %s is answered with a toast: %s (ERR-038)',
  async (name, hasToast) => {
    const answer = await visit(page, {
      visitor: await signedIn('partial'),
      form: visa,
      calls: { saveInstrument: async () => refusedAnswer(name) },
    })
    expect(answer.status).toBe(refusedAnswer(name).refusal.status)
    expect((await answer.text()).includes('cardNotSaved')).toBe(hasToast)
  },
)

describe('a saved gift card', () => {
  test('is saved and removed without scripts, and shows its balance (ACC-021)', async () => {
    const visitor = await signedIn('partial')
    expect((await send(visitor, giftCard)).status).toBe(303)
    const [card = ''] = itemsIn(await show(visitor))
    expect(card).toContain('Gift card •••• 0001')
    expect(card).toContain('$50.00 left')
    await send(visitor, { intent: 'remove', instrumentId: idIn(card) })
    expect(itemsIn(await show(visitor))).toEqual([])
  })

  test('may be a reward card', async () => {
    const visitor = await signedIn('partial')
    await send(visitor, { ...giftCard, method: 'REWARD_CARD', code: '7007 4900 0000 0001' })
    expect(itemsIn(await show(visitor))[0]).toContain('Reward card •••• 0001')
  })

  test.each(['cardExists', 'giftCardUnknown', 'giftCardSpent'] as const)(
    'shows %s at the number, which stays, without the PIN',
    async (name) => {
      const visitor = await signedIn('partial')
      const answer = await visit(page, {
        visitor,
        form: giftCard,
        calls: { saveInstrument: async () => refusedAnswer(name) },
      })
      const html = await readShownHtml(answer)
      expect(answer.status).toBe(refusedAnswer(name).refusal.status)
      expect(html).toContain(`The message of ${name}.`)
      expect(html).toContain('value="6006 4900 0000 0001"')
      expect(html).not.toContain('value="1111"')
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    },
  )

  test.each([
    ['cardExists', 'giftCardExists'],
    ['general', 'giftCardNotSaved'],
  ] as const)('answers to %s with the toast %s (ERR-039, ERR-040)', async (name, toast) => {
    const answer = await visit(page, {
      visitor: await signedIn('partial'),
      form: giftCard,
      calls: { saveInstrument: async () => refusedAnswer(name) },
    })
    expect(await answer.text()).toContain(toast)
  })
})

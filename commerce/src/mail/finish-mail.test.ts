import { locales } from '@cairn/contract/sites'
import { describe, expect, test } from 'vitest'
import { finishMail } from './finish-mail.ts'
import type { MailFacts, MailLine } from './mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it as italian } from './words/it.ts'

const opening = {
  origin: 'https://shop.example',
  ticket: 'ticket-of-the-order',
  card: { code: 'ABCDEFGHJKMNPQRS', pin: '024680' },
  orderCode: '402913',
}

const jacket: MailLine = {
  name: 'Ridge Shell',
  traits: { colour: 'Basalt', size: 'M' },
  quantity: 2,
  amount: 84_000,
  picture: '/images/CAIRN001BLK/front',
  page: '/en-gb/p/ridge-shell-CAIRN001BLK',
}
const sums = { discount: 2_000, shipping: 0, tax: 700, total: 82_700 }
const ofOrder = { locale: 'en-gb', currency: 'GBP', orderNumber: 'CRN-23456789A' } as const
const address = ['Ada Berg', '1 Stone Lane', 'Leeds LS1 1AA']

const ofCase = {
  locale: 'en-gb',
  caseNumber: 'CAS-23456789A',
  about: 'An order: Where is it?',
  told: [{ label: 'From', value: 'Ada Berg' }],
  message: 'It rains.',
  email: 'ada@example.com',
} as const satisfies Omit<MailFacts & { kind: 'caseOpened' }, 'kind'>

const everyKind = {
  confirmation: { ...ofOrder, kind: 'confirmation', lines: [jacket], sums, deliverTo: address },
  giftCard: {
    ...ofOrder,
    kind: 'giftCard',
    card: 'one',
    amount: 5_000,
    to: 'Grete',
    from: 'Ada Berg',
    message: 'For the hills.\nGo soon.',
    picture: '/images/CAIRN008HTR/front',
  },
  shipped: {
    ...ofOrder,
    kind: 'shipped',
    lines: [jacket],
    deliverTo: address,
    trackingNumber: 'TRACK-1',
    trackingUrl: 'https://parcels.example/TRACK-1?a=1&b=2',
  },
  readyForPickup: {
    ...ofOrder,
    kind: 'readyForPickup',
    lines: [jacket],
    pickUpAt: ['Cairn Leeds'],
  },
  cancelled: { ...ofOrder, kind: 'cancelled', lines: [jacket] },
  parcelCancelled: { ...ofOrder, kind: 'parcelCancelled', lines: [jacket] },
  refunded: { ...ofOrder, kind: 'refunded', amount: 1_250 },
  returnMade: {
    ...ofOrder,
    kind: 'returnMade',
    returnNumber: 'RET-23456789A',
    lines: [jacket],
  },
  returnWithdrawn: {
    ...ofOrder,
    kind: 'returnWithdrawn',
    returnNumber: 'RET-23456789A',
    lines: [jacket],
  },
  orderCode: { ...ofOrder, kind: 'orderCode', issue: 'one' },
  caseOpened: { ...ofCase, kind: 'caseOpened' },
  caseForStaff: { ...ofCase, kind: 'caseForStaff' },
} as const satisfies Record<string, MailFacts>

const kinds = Object.entries<MailFacts>(everyKind)

const originals = new Map<string, string>(Object.entries(en))
const valuesOf = (text = '') => Array.from(text.matchAll(/\{\w+\}/g), ([value]) => value).toSorted()

describe.each(Object.entries({ en, fr, de, it: italian, es }))('mails in %s', (_, words) => {
  test('miss no word, have none left over, and name the same values', () => {
    expect(Object.keys(words).toSorted()).toEqual([...originals.keys()].toSorted())
    for (const [name, text] of Object.entries(words)) {
      expect([name, text.trim() !== '', valuesOf(text)]).toEqual([
        name,
        true,
        valuesOf(originals.get(name)),
      ])
    }
  })

  test('shout at nobody', () => {
    expect(Object.values(words).filter((text) => /[!¡<>]/.test(text))).toEqual([])
  })
})

test('no two languages say a sentence alike', () => {
  const alike = [...originals].filter(
    ([name, text]) =>
      text.includes(' ') &&
      [de, fr, italian, es].some((words) =>
        Object.entries(words).some(([key, said]) => key === name && said === text),
      ),
  )
  expect(alike).toEqual([])
})

test('French puts its narrow space before a colon', () => {
  expect(Object.values(fr).filter((text) => /[^\u202f][:;?]/.test(text))).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('%s is whole: every value is filled in, in both forms', (_, facts) => {
    const mail = finishMail({ ...facts, locale }, opening)

    expect(
      Object.values(mail).filter((form) => /\{\w+\}|undefined|\bnull\b|NaN/.test(form)),
    ).toEqual([])
    expect(mail.html).toContain(`<html lang="${locale.slice(0, 2)}-`)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

describe.each(kinds)('whatever somebody typed stays text: %s', (_, facts) => {
  const typed = `<img src=x onerror="alert('1')">&`
  const hostile = attacked(facts, typed)

  test('in the form that is shown', () => {
    const { html } = finishMail(hostile, opening)

    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain(`alert('`)
    expect(html).not.toMatch(/<[^>]*\son\w+="/)
  })
})

/** The same with the text in every field that people or merchants write. */
function attacked(facts: MailFacts, typed: string): MailFacts {
  const fixed = ['kind', 'locale', 'currency', 'orderNumber', 'card']
  const into = (value: unknown, name = ''): unknown => {
    if (fixed.includes(name)) return value
    if (typeof value === 'string') return typed
    if (Array.isArray(value)) return value.map((each) => into(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, into(each, key)]))
  }
  return into(facts) as MailFacts
}

test('a confirmation says what was ordered, what it costs and where it goes, and leads to the order', () => {
  const { subject, html, text } = finishMail(everyKind.confirmation, opening)
  const follow = '/en-gb/orders/CRN-23456789A?st=ticket-of-the-order'

  expect(subject).toBe('Your order CRN-23456789A')
  expect(text).toContain(`https://shop.example${follow}`)
  expect(html).toContain(`href="https://shop.example${follow}"`)
  for (const form of [html, text]) {
    for (const said of [
      'Ridge Shell',
      'Basalt, size M, 2 pieces',
      '£840.00',
      '−£20.00',
      'Free',
      '£7.00',
      '£827.00',
      'Leeds LS1 1AA',
    ]) {
      expect(form).toContain(said)
    }
  }
  expect(html).toContain('https://shop.example/images/CAIRN001BLK/front?wid=160')
})

test('a gift card brings its code, its words and its worth, and nothing of the order', () => {
  const { html, text } = finishMail(everyKind.giftCard, opening)

  for (const form of [html, text]) {
    for (const said of [
      'ABCD EFGH JKMN PQRS',
      '024680',
      '£50.00',
      'Grete',
      'Ada Berg',
      'For the hills.',
    ]) {
      expect(form).toContain(said)
    }
    expect(form).not.toContain('CRN-23456789A')
    expect(form).not.toContain(opening.ticket)
  }
})

test('a parcel is followed at its carrier, unless the address is none', () => {
  const { shipped } = everyKind
  const odd = { ...shipped, trackingUrl: 'javascript:alert(1)' }

  expect(finishMail(shipped, opening).text).toContain(shipped.trackingUrl)
  expect(Object.values(finishMail(odd, opening)).join()).not.toContain('javascript:')
})

test('money in Canada is told by its code', () => {
  const facts: MailFacts = { ...everyKind.refunded, locale: 'en-ca', currency: 'CAD' }

  expect(finishMail(facts, opening).text).toContain('CAD\u00a012.50')
})

test('a code for an order is to be typed: no link opens the order by itself', () => {
  const { text, html } = finishMail(everyKind.orderCode, opening)

  expect(text).toContain('402913')
  expect(text).toContain('https://shop.example/en-gb/orders/track')
  expect(text + html).not.toContain(opening.ticket)
})

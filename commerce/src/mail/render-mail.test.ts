import { type Locale, locales } from '@cairn/contract/sites/sites'
import { describe, expect, test } from 'vitest'
import { everyKind, links } from './mail-example.ts'
import type { MailFacts } from './mail.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it as italian } from './messages/it.ts'
import { renderMail } from './render-mail.ts'

const kinds = Object.entries<MailFacts>(everyKind)

const englishTexts = new Map<string, string>(Object.entries(en))
const placeholdersIn = (text = '') =>
  Array.from(text.matchAll(/\{\w+\}/g), ([value]) => value).toSorted()

describe.each(Object.entries({ en, fr, de, it: italian, es }))('mails in %s', (_, texts) => {
  test('have the same texts and values as the English ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...englishTexts.keys()].toSorted())
    for (const [name, text] of Object.entries(texts)) {
      expect([name, text.trim() !== '', placeholdersIn(text)]).toEqual([
        name,
        true,
        placeholdersIn(englishTexts.get(name)),
      ])
    }
  })

  test('contain no exclamation marks or HTML', () => {
    expect(Object.values(texts).filter((text) => /[!¡<>]/.test(text))).toEqual([])
  })
})

test('no sentence is left untranslated', () => {
  const untranslated = [...englishTexts].filter(
    ([name, text]) =>
      text.includes(' ') &&
      [de, fr, italian, es].some((texts) =>
        Object.entries(texts).some(([key, translation]) => key === name && translation === text),
      ),
  )
  expect(untranslated).toEqual([])
})

test('French has a narrow space before colons', () => {
  expect(Object.values(fr).filter((text) => /[^\u202f][:;?]/.test(text))).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test.each(kinds)('%s has all values filled in, as text and HTML', (_, facts) => {
    const mail = renderMail({ ...facts, locale }, links)

    expect(
      Object.values(mail).filter((form) => /\{\w+\}|undefined|\bnull\b|NaN/.test(form)),
    ).toEqual([])
    expect(mail.html).toContain(`<html lang="${locale.slice(0, 2)}-`)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

describe.each(kinds)('user input is escaped: %s', (_, facts) => {
  const typed = `<img src=x onerror="alert('1')">&`
  const hostile = withTextEverywhere(facts, typed)

  test('in HTML', () => {
    const { html } = renderMail(hostile, links)

    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain(`alert('`)
    expect(html).not.toMatch(/<[^>]*\son\w+="/)
  })
})

/** The facts with a text in every field that people or merchants write. */
function withTextEverywhere(facts: MailFacts, typed: string): MailFacts {
  const fixed = [
    'kind',
    'locale',
    'type',
    'currency',
    'orderNumber',
    'card',
    'code',
    'hours',
    'expectedOn',
    'signedInAt',
    'days',
    'keptUntil',
  ]
  const replaceTexts = (value: unknown, name = ''): unknown => {
    // A destination is one of a list.
    if (fixed.includes(name) || value === 'home' || value === 'store') return value
    if (typeof value === 'string') return typed
    if (Array.isArray(value)) return value.map((item) => replaceTexts(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, replaceTexts(text, key)]),
    )
  }
  return replaceTexts(facts) as MailFacts
}

test('a confirmation lists items, sums, tax, deliveries and payments, and links to the order', () => {
  const { subject, html, text } = renderMail(everyKind.confirmation, links)
  const orderUrl = '/en-gb/orders/CRN-23456789A?st=ticket-of-the-order'

  expect(subject).toBe('Your order CRN-23456789A')
  expect(text).toContain(`https://shop.example${orderUrl}`)
  expect(html).toContain(`href="https://shop.example${orderUrl}"`)
  for (const form of [html, text]) {
    for (const expected of [
      'Ridge Shell',
      'Basalt, size M, 2 pieces',
      '£840.00',
      '−£20.00',
      'Free',
      '£7.00',
      '£827.00',
      'Leeds LS1 1AA',
      '£131.00',
      'Expected by 27 November 2026',
      'Cairn Leeds',
      'Mon: 10:00–18:00',
      'Tue: closed',
      'Picked up by: Kim Larsen',
      'https://shop.example/en-gb/brand-terms',
      'https://shop.example/en-gb/withdrawal',
      'https://shop.example/en-gb/privacy',
      'https://shop.example/en-gb/imprint',
      'Gift card •••• 4242: £50.00',
      'Visa •••• 1111: £777.00',
    ]) {
      expect(form).toContain(expected)
    }
  }
  expect(html).toContain('https://shop.example/images/CAIRN001BLK/front?wid=160')
  expect(text).toContain('Where you pick it up\nRidge Shell, Trail Mug\nCairn Leeds')
})

test('a cancellation states what was not charged and what was given back', () => {
  const sectionOf = (facts: MailFacts) =>
    /\nPayment\n(?<rows>.*?)\n\n/s.exec(renderMail(facts, links).text)

  expect(sectionOf(everyKind.cancelled)?.groups?.['rows']?.split('\n')).toEqual([
    'Gift card •••• 4242: £50.00 given back',
    'Visa •••• 1111: Not charged',
  ])
  expect(sectionOf(everyKind.parcelCancelled)?.groups?.['rows']?.split('\n')).toEqual([
    'Gift card •••• 4242: £50.00',
    'Visa •••• 1111: £500.00',
    'Visa •••• 1111: £277.00 not charged',
  ])
  expect(sectionOf(everyKind.refunded)?.groups?.['rows']?.split('\n')).toEqual([
    'Visa •••• 1111: £777.00',
    'Visa •••• 1111: £12.50 given back',
  ])
})

test('a mail that an earlier version wrote without payments is still sent', () => {
  const { payments: _payments, ...earlier } = everyKind.parcelCancelled
  expect(renderMail(earlier, links).text).not.toContain('Payment')
})

test('a gift card mail has the code, message and amount, and nothing of the order', () => {
  const { html, text } = renderMail(everyKind.giftCard, links)

  for (const form of [html, text]) {
    for (const expected of [
      'ABCD EFGH JKMN PQRS',
      '024680',
      '£50.00',
      'Grete',
      'Ada Berg',
      'For the hills.',
    ]) {
      expect(form).toContain(expected)
    }
    expect(form).not.toContain('CRN-23456789A')
    expect(form).not.toContain(links.ticket)
  }
})

test('a tracking link is included only for http addresses', () => {
  const { shipped } = everyKind
  const unsafeLink = { ...shipped, trackingUrl: 'javascript:alert(1)' }

  expect(renderMail(shipped, links).text).toContain(shipped.trackingUrl)
  expect(Object.values(renderMail(unsafeLink, links)).join()).not.toContain('javascript:')
})

test('Canadian amounts are shown with the currency code', () => {
  const facts: MailFacts = { ...everyKind.refunded, locale: 'en-ca', currency: 'CAD' }

  expect(renderMail(facts, links).text).toContain('CAD\u00a012.50')
})

test('an order code mail has no link that opens the order', () => {
  const { text, html } = renderMail(everyKind.orderCode, links)

  expect(text).toContain('402913')
  expect(text).toContain('https://shop.example/en-gb/orders/track')
  expect(text + html).not.toContain(links.ticket)
})

test('mails about an account lead to the page of their link', () => {
  const { accountToken: token } = links
  const urlIn = (facts: MailFacts) => /https:\S+/.exec(renderMail(facts, links).text)?.[0]
  const page = 'https://shop.example/en-gb'

  expect(urlIn(everyKind.welcome)).toBe(`${page}/account/verify-email?token=${token}`)
  expect(urlIn(everyKind.passwordReset)).toBe(`${page}/forgot-password/new?token=${token}`)
  expect(urlIn(everyKind.passwordChanged)).toBe(`${page}/forgot-password`)
  expect(urlIn(everyKind.profileCreated)).toBe(
    `${page}/sign-up?consumerId=5b9f2d7e-41c6-4a83-9d0e-7c1f6b2a8e54&email=ada%40example.com`,
  )
  expect(urlIn(everyKind.profileExists)).toBe(`${page}/sign-in`)
  expect(urlIn(everyKind.newDevice)).toBe(`${page}/forgot-password`)
  expect(renderMail(everyKind.newDevice, links).text).toContain('26 November 2026')
  expect(renderMail(everyKind.newDevice, links).text).toContain('14:32')
})

test('mails have the spelling of their country', () => {
  const subjectIn = (locale: Locale) =>
    renderMail({ ...everyKind.cancelled, locale }, links).subject

  expect(subjectIn('en-us')).toBe('Canceled: order CRN-23456789A')
  expect(subjectIn('en-gb')).toBe('Cancelled: order CRN-23456789A')
  expect(subjectIn('en-ca')).toBe('Cancelled: order CRN-23456789A')
  const american = Object.values(everyKind).map((facts) =>
    JSON.stringify(renderMail({ ...facts, locale: 'en-us' }, links)),
  )
  expect(american.join()).toContain('Shipping')
  expect(american.join()).not.toMatch(/cancelled|colour|favourite|working days/i)
})

test.each(locales)('no two mails in %s have the same subject', (locale) => {
  const mails: MailFacts[] = [
    ...Object.values(everyKind),
    { ...everyKind.newsletterConfirm, type: 'LoyaltyNewsletter' },
    { ...everyKind.newsletterWelcome, type: 'LoyaltyNewsletter' },
  ]
  const subjects = mails.map((facts) => renderMail({ ...facts, locale }, links).subject)
  expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([])
})

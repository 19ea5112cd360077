import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'
import { messagesFor } from '../platform/text/messages.server.ts'
import { regionalMessagesFor } from './regional-messages.ts'

const { visit } = openShopBeforeTests()

const shoeIn = async (locale: string) =>
  (await visit(`/${locale}/p/approach-trail-shoe-CAIRN005MSS`)).text()

test('a page shows the messages of its country', async () => {
  const american = await shoeIn('en-us')
  expect(american).toContain('>Color</span>')
  expect(american).not.toContain('Colour')
  expect(await shoeIn('en-gb')).toContain('>Colour</span>')
})

test('a browser finds the same messages by the page’s language', () => {
  expect(regionalMessagesFor('en-US').colour).toBe('Color')
  expect(regionalMessagesFor('fr-CA').email).toBe('Adresse courriel')
  expect(regionalMessagesFor('de-DE')).toEqual({})
})

test('French messages have one word for email in each country', () => {
  const textsIn = (locale: 'fr-fr' | 'fr-ca') =>
    Object.values(messagesFor(locale).catalogue.messages)
  expect(textsIn('fr-fr').filter((text) => /courriel/i.test(text))).toEqual([])
  expect(textsIn('fr-ca').filter((text) => /e-mail/i.test(text))).toEqual([])
})

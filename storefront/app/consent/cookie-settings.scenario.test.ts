import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { choiceFromText } from '@cairn/contract/consent/consent'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { sharedPageUrl } from '../platform/page/shared-page.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'
import { messagesFor } from '../platform/text/messages.server.ts'
import { consentScript } from './consent-script.ts'
import { storedItems } from './stored-items.ts'

const { shop, visit } = openShopBeforeTests()

const page = '/de-de/cookie-settings'
const textsOf = (locale: Locale) => messagesFor(locale).catalogue.messages

/** The codes that the form of a page has ticked. */
const tickedIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="code"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / checked/.test(tag))
    .map((tag) => /value="(C\d+)"/.exec(tag)?.[1])

describe('the page with the cookie settings', () => {
  test.each(locales)(
    'is complete in %s, and linked in the footer of every page',
    async (locale) => {
      const html = await readShownHtml(await visit(`/${locale}/cookie-settings`))
      const texts = textsOf(locale)
      for (const { purpose, names } of storedItems.filter(({ usesGoogle }) => !usesGoogle)) {
        expect(html).toContain(texts[purpose].replaceAll("'", '&#x27;'))
        expect(html).toContain(names.join(', '))
      }
      expect(html).toContain(texts.consentTargetingText)
      // The shop of the tests has no measurement id.
      expect(html).not.toContain('_ga')
      const home = await readShownHtml(await visit(`/${locale}`))
      const [footer = ''] = /<footer.*<\/footer>/s.exec(home) ?? []
      expect(footer).toMatch(
        new RegExp(`href="/${locale}/cookie-settings"[^>]*>${texts.cookieSettings}<`),
      )
    },
  )

  test('has only the required category ticked in EMEA, and all of them elsewhere (ANA-009)', async () => {
    const german = await readShownHtml(await visit(page))
    expect(tickedIn(german)).toEqual(['C0001'])
    expect(german).toContain(textsOf('de-de').consentNotChosen)
    const american = await readShownHtml(await visit('/en-us/cookie-settings'))
    expect(tickedIn(american)).toEqual(['C0001', 'C0002', 'C0003', 'C0004'])
    expect(american).toContain(textsOf('en-us').consentNotAsked)
  })

  test('has all categories ticked in a preview (ANA-010)', async () => {
    const preview = await readShownHtml(await visit(`${page}?preview=true`))
    expect(tickedIn(preview)).toEqual(['C0001', 'C0002', 'C0003', 'C0004'])
  })

  test('says that Global Privacy Control refuses targeting, which cannot be ticked then', async () => {
    const headers = { 'sec-gpc': '1' }
    const html = await readShownHtml(await visit('/en-us/cookie-settings', { headers }))
    expect(html).toContain(textsOf('en-us').consentPrivacyControl)
    expect(tickedIn(html)).toEqual(['C0001', 'C0002', 'C0003'])
    expect(html).toMatch(/<input(?=[^>]* disabled)[^>]* value="C0004"/)
  })

  test('is neither cached nor listed by search engines', async () => {
    expect(sharedPageUrl(new URL(page, shopOrigin))).toBeUndefined()
    expect(await (await visit(page)).text()).toContain('content="noindex"')
  })
})

describe('the form of the page, sent without scripts', () => {
  const send = (form: Record<string, string>, options: Parameters<typeof visit>[1] = {}) =>
    visit(page, { ...options, form: { source: 'settings', version: '1', ...form } })

  test.each([
    [{ choice: 'none', code: 'C0002' }, ['C0001']],
    [{ choice: 'all' }, ['C0001', 'C0002', 'C0003', 'C0004']],
    [{ choice: 'ticked', code: 'C0003' }, ['C0001', 'C0003']],
  ])('%j stores the choice and shows it', async (form, codes) => {
    const visitor = shop().visitor()
    const answer = await send(form, { visitor })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${page}?saved`)
    expect(choiceFromText(visitor.jar.get('cairn_consent'))?.codes).toEqual(codes)
    const shown = await readShownHtml(await visit(`${page}?saved`, { visitor }))
    expect(shown).toContain(textsOf('de-de').consentSaved)
    expect(tickedIn(shown)).toEqual(codes)
    expect(shown).toContain(choiceFromText(visitor.jar.get('cairn_consent'))?.consentId)
  })

  test('shows the message of a refusal', async () => {
    const calls: Partial<Client> = { recordConsent: async () => refusedAnswer('tooManyRequests') }
    const answer = await send({ choice: 'none' }, { calls })
    expect(answer.status).toBe(429)
    expect(await readShownHtml(answer)).toContain('The message of tooManyRequests.')
  })

  test.each(['-1', 'x', '1.5', ''])('accepts a form with the version %j', async (version) => {
    expect((await send({ choice: 'none', version })).status).toBe(303)
  })
})

test.each(['/de-de', '/en-us', '/de-de/no-such-page'])(
  'the first script of %s decides what is allowed',
  async (path) => {
    expect(await (await visit(path)).text()).toContain(consentScript)
  },
)

const bannerIn = (html: string) => /<section[^>]*consent-banner.*?<\/section>/s.exec(html)?.[0]

describe('the question for consent', () => {
  test.each(['/de-de', '/fr-fr', '/it-it', '/es-es', '/en-gb', '/de-de/no-such-page'])(
    'is in the HTML of %s, with a form that works without its code',
    async (path) => {
      const banner = bannerIn(await (await visit(path)).text())
      const locale = path.slice(1, 6)
      expect(banner).toContain(`action="/${locale}/cookie-settings"`)
      const buttons = banner?.match(/<button type="submit"[^>]* name="choice"/g) ?? []
      expect(buttons.map((button) => / value="(\w+)"/.exec(button)?.[1])).toEqual(['none', 'all'])
    },
  )

  test.each(['/en-us', '/fr-ca', '/de-de/cookie-settings'])(
    'is not in the HTML of %s',
    async (path) => {
      expect(bannerIn(await (await visit(path)).text())).toBeUndefined()
    },
  )
})

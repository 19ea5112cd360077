import {
  chooseNewsletter,
  newsletterMails,
  newsletterRecipients,
  newsletterTokenIn,
} from '@cairn/commerce/testing/newsletter-mails'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import type { Client } from '@cairn/contract/wire/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

beforeEach(() =>
  shop().database.exec('delete from newsletter_recipients; delete from subscriptions'),
)

const ada = 'ada@example.com'
const page = '/de-de/newsletter'

const linkIn = async (kind: 'confirm' | 'unsubscribe') => {
  const [mail] = await newsletterMails(shop())
  return `${page}/${kind}?token=${newsletterTokenIn(mail, kind)}`
}

describe('the newsletter form without scripts', () => {
  test('is in the footer and leads to a page that subscribes', async () => {
    const home = await readShownHtml(await visit('/de-de'))
    const [form = ''] = /<form[^>]*newsletter-form[^>]*>.*?<\/form>/s.exec(home) ?? []
    expect(form).toContain('action="/de-de/newsletter"')
    expect(form).not.toContain('disabled')

    const mails = await mailsAfter(shop(), async () => {
      const answer = await visit(page, { form: { email: ada, policy: 'on' } })
      expect(answer.status).toBe(200)
      expect(await readShownHtml(answer)).toContain('Danke, wir schreiben Ihnen.')
    })
    expect(mails).toMatchObject([{ kind: 'newsletterConfirm', recipient: ada }])
  })

  test.each([
    [{ email: 'ada', policy: 'on' }, 'Diese E-Mail-Adresse ist ungültig'],
    [{ email: ada }, 'Bitte setzen Sie hier einen Haken'],
  ])('shows what is wrong with %j and keeps the address', async (form, message) => {
    const answer = await visit(page, { form })
    expect(answer.status).toBe(400)
    const html = await readShownHtml(answer)
    expect(html).toContain(message)
    expect(html).toContain(`value="${form.email}"`)
    expect((await shop().database.run('select from subscriptions')).rows).toEqual([])
  })

  test('shows the message of a refusal', async () => {
    const calls: Partial<Client> = { subscribe: async () => refusedAnswer('tooManyRequests') }
    const answer = await visit(page, { form: { email: ada, policy: 'on' }, calls })
    expect(answer.status).toBe(429)
    expect(await readShownHtml(answer)).toContain('The message of tooManyRequests.')
  })
})

test.each([
  ['en-us', true],
  ['de-de', false],
])(
  'the page of %s has a form for text messages, to which the footer leads: %s',
  async (locale, isOffered) => {
    const html = await readShownHtml(await visit(`/${locale}/newsletter`))
    expect(html).toContain('<h1')
    expect(html.includes('id="text-news"')).toBe(isOffered)
    expect(html.includes('name="phoneCode"')).toBe(isOffered)
    expect(/>(News by text message|Neues per SMS)<\/a>/.test(html)).toBe(isOffered)
  },
)

describe('the link that confirms', () => {
  test('shows a button, and confirms when it is pressed, not when the page is opened', async () => {
    const link = await linkIn('confirm')
    const opened = await readShownHtml(await visit(link))
    expect(opened).toContain('Sollen wir Ihnen die Briefe schicken?')
    expect(await newsletterRecipients(shop())).toEqual([])

    const answer = await visit(link, { form: {} })
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toContain('Sie stehen auf der Liste.')
    expect(await newsletterRecipients(shop())).toEqual([ada])
  })

  test.each(['', '?token=short', '?token=an-unknown-token-of-a-mail'])(
    'that is damaged or expired leads to the form: %s',
    async (query) => {
      const answer = await visit(`${page}/confirm${query}`, { form: {} })
      expect(answer.status).toBe(400)
      const html = await readShownHtml(answer)
      expect(html).toContain('Dieser Link gilt nicht mehr.')
      expect(html).toContain(`href="${page}"`)
    },
  )

  test('keeps its button if the server cannot answer', async () => {
    const calls: Partial<Client> = {
      confirmSubscription: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const answer = await visit(await linkIn('confirm'), { form: {}, calls })
    expect(answer.status).toBe(503)
    expect(await readShownHtml(answer)).toContain('The message of temporarilyUnavailable.')
  })
})

describe('the link that unsubscribes', () => {
  const subscribed = async () => {
    const [mail] = await newsletterMails(shop(), { locale: 'en-us' })
    return `/en-us/newsletter/unsubscribe?token=${newsletterTokenIn(mail, 'unsubscribe')}`
  }

  test('shows one button, and pressing it is enough, also twice', async () => {
    const link = await subscribed()
    const opened = await readShownHtml(await visit(link))
    expect(opened).toContain('No more letters?')
    expect(await newsletterRecipients(shop())).toEqual([ada])

    for (let time = 0; time < 2; time += 1) {
      const answer = await visit(link, { form: {} })
      expect(answer.status).toBe(200)
      expect(await readShownHtml(answer)).toContain('Your address is off the list.')
      expect(await newsletterRecipients(shop())).toEqual([])
    }
  })

  test.each(['', '?token=short', '?token=an-unknown-token-of-a-mail'])(
    'that is none of ours is not found: %s',
    async (query) => {
      expect((await visit(`${page}/unsubscribe${query}`, { form: {} })).status).toBe(404)
    },
  )
})

test.each(['', '/confirm?token=secret', '/unsubscribe?token=secret'])(
  'no cache, search engine or other site learns of %s (guarantee 36)',
  async (path) => {
    const answer = await visit(`${page}${path}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(await answer.text()).toContain('content="noindex"')
  },
)

test('there are no other pages of the newsletter', async () => {
  expect((await visit(`${page}/list`)).status).toBe(404)
  expect((await visit(`${page}/list`, { form: {} })).status).toBe(404)
})

test('a signed-up guest has the subscription in the session that the page has opened', async () => {
  const visitor = shop().visitor()
  await visit(page, { visitor, form: { email: ada, policy: 'on' } })
  await chooseNewsletter(visitor, { optin: false })
  const { rows } = await shop().database.run('select optin from subscriptions')
  expect(rows).toEqual([{ optin: false }])
})

import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import {
  openShopBeforeTests,
  readShownHtml,
  type VisitOptions,
} from '../platform/testing/test-visit.ts'
import { withDialogPages } from './reading/dialog-pages.server.ts'

const { shop, visit } = openShopBeforeTests()

const htmlOf = async (path: string, options?: VisitOptions) =>
  readShownHtml(await visit(path, options))

/** Where the links with this text lead before scripts run. */
const targetsOf = (html: string, text: string): string[] =>
  Array.from(html.matchAll(/<a\b[^>]*>.*?<\/a>/gs), ([link]) => link)
    .filter((link) => link.replaceAll(/<[^>]*>/g, '') === text)
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '')

describe('the size guide', () => {
  test('is a page until scripts run, with the tables in both units', async () => {
    const product = await htmlOf('/en-us/p/summit-down-jacket-CAIRN001BLK')
    const [path = ''] = targetsOf(product, en.sizeGuide)
    expect(path).toMatch(/^\/en-us\/size-guide\/[a-z-]+$/)

    const page = await htmlOf(path)
    expect(page).toContain('<h1 class="display text-h2">Size guide</h1>')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toMatch(/<th scope="col">Chest \(in\)<\/th>/)
    expect(targetsOf(page, 'cm')).toEqual([`${path}?unit=cm`])
    expect(await htmlOf(`${path}?unit=cm`)).toMatch(/<th scope="col">Chest \(cm\)<\/th>/)
  })

  test('of shoes has the foot lengths too', async () => {
    expect(await htmlOf('/de-de/size-guide/women-shoes')).toContain('Nach Fußlänge')
  })

  test('of an unknown type of products is not found', async () => {
    expect((await visit('/en-us/size-guide/balloons')).status).toBe(404)
  })
})

describe('a dialog of a content page', () => {
  test('is a page until scripts run', async () => {
    const events = await htmlOf('/en-us/events')
    expect(targetsOf(events, 'Come along')).toEqual(['/en-us/events?dialog=dawn-walk'])
    const page = await htmlOf('/en-us/events?dialog=dawn-walk')
    expect(page).toMatch(/<h1[^>]*>/)
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain(en.signInNeedsScripts)
    expect(targetsOf(page, en.previous)).toEqual(['/en-us/events'])
  })

  test('shows its text', async () => {
    const giftCards = await htmlOf('/de-de/gift-card')
    const [path = ''] = targetsOf(giftCards, 'So geht es')
    expect(path).toBe('/de-de/gift-card?dialog=how-it-works')
    expect(await htmlOf(path)).toMatch(/<div class="prose">|<ol|<p/)
  })

  test('that does not exist leaves the page as it is', async () => {
    expect(targetsOf(await htmlOf('/en-us/events?dialog=nothing'), 'Come along')).toHaveLength(1)
  })

  test('does not replace the links to other parts of a page', () => {
    const dialog = '<div data-block="dialog" data-name="walk"></div>'
    const links = '<a href="/en-us/events#walks"></a><a href="#main"></a>'
    expect(withDialogPages(dialog + links)).toBe(dialog + links)
    expect(withDialogPages('<a href="/en-us/events#walk"></a>')).not.toContain('?dialog')
  })
})

describe('an event', () => {
  const path = '/en-us/events?dialog=dawn-walk'
  const complete = { intent: 'event', eventId: 'dawn-walk', firstName: 'Ada', lastName: 'Berg' }

  async function openSignedIn(): Promise<{
    visitor: Visitor
    page: string
    days: string[]
  }> {
    const visitor = await shop().guest()
    await signInAs(visitor, 'shopper@cairn.test')
    const page = await htmlOf(path, { visitor })
    const fields = page.matchAll(/<input[^>]*name="day"[^>]*>/g)
    const days = Array.from(fields, ([field]) => /value="([\d-]+)"/.exec(field)?.[1] ?? '')
    expect(page).toContain('name="eventId"')
    return { visitor, page, days }
  }

  const registrations = async () =>
    (await shop().database.run('select * from event_registrations')).rows.length

  test('is joined without scripts, in the second step of two', async () => {
    const { visitor, page, days } = await openSignedIn()
    const steps = Array.from(page.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs), ([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    )
    expect(steps).toEqual([`${en.eventStepDone}: ${en.eventSignInTitle}`, `2.${en.eventJoin}`])
    const [day = ''] = days
    const before = await registrations()
    const form = { ...complete, day, terms: 'on' }
    const answer = await visit(path, { visitor, form })
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toContain(en.eventJoined)
    expect(await registrations()).toBe(before + 1)
  })

  test('has a form with a link to the terms, which are also about events (CONT-021)', async () => {
    const { visitor } = await openSignedIn()
    const [terms = ''] = targetsOf(await htmlOf(path, { visitor }), en.eventTermsLink)
    expect(terms).toBe('/en-us/brand-terms')
    const answer = await visit(terms)
    expect(answer.status).toBe(200)
    expect(await readShownHtml(answer)).toMatch(/<h2[^>]*>Taking part in events<\/h2>/)
  })

  test('shows what is missing in the form, and what was typed', async () => {
    const { visitor, days } = await openSignedIn()
    const before = await registrations()
    const answer = await visit(path, { visitor, form: complete })
    expect(answer.status).toBe(400)
    const page = await readShownHtml(answer)
    expect(page).toContain(en.eventDayRequired)
    expect(page).toContain(en.checkboxRequired)

    const [day = ''] = days
    const typed = { ...complete, day, plusOne: 'Grace Hopper' }
    const typedPage = await readShownHtml(await visit(path, { visitor, form: typed }))
    expect(typedPage).toMatch(/name="plusOne"[^>]* value="Grace Hopper"/)
    const ticked = Array.from(
      typedPage.matchAll(/<input(?=[^>]*name="day")(?=[^>]* checked="")[^>]*>/g),
      ([field]) => /value="([\d-]+)"/.exec(field)?.[1],
    )
    expect(ticked).toEqual([day])
    expect(await registrations()).toBe(before)
  })

  test('is not joined by somebody who is not signed in', async () => {
    const before = await registrations()
    const form = { ...complete, day: '2027-02-27', terms: 'on' }
    expect((await visit(path, { form })).status).toBe(401)
    expect(await registrations()).toBe(before)
  })
})

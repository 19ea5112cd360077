import { demoAccessKey, headers } from '@cairn/contract/wire/headers'
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { shopOrigin } from '../shop/running-shop.ts'

/** Requests sessions from this IP until the next one needs a solved challenge. */
async function exhaustSessions(clientIp: string) {
  for (let status = 200; status === 200;) {
    const answer = await fetch(`${shopOrigin()}/api/token/v2/auth/token?locale=en-us`, {
      method: 'POST',
      headers: {
        origin: shopOrigin(),
        'content-type': 'application/json',
        'x-forwarded-for': clientIp,
        [headers.siteId]: 'CAIRN-US',
        [headers.accessKey]: demoAccessKey,
      },
      body: JSON.stringify({ type: 'Guest' }),
    })
    status = answer.status
  }
}

/** The counters are reset every minute, possibly just after they were exhausted. */
async function refuseFirst(route: Route, clientIp: string) {
  await exhaustSessions(clientIp)
  const response = await route.fetch()
  if (response.status() === 200) return refuseFirst(route, clientIp)
  return route.fulfill({ response })
}

const expectedProblems = /403/

test('a first visit from a busy IP solves a challenge in the background and goes on (ERR-008)', async ({
  visit,
}) => {
  const { page, texts, clientIp } = await visit({ expected: expectedProblems })
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') consoleMessages.push(message.text())
  })
  await page.addInitScript(() => {
    window.addEventListener('cairn:challenge', (event) => {
      if (event instanceof CustomEvent) console.info(event.detail.appId, event.detail.call)
    })
  })
  const tokens = recordRequests(page, /\/auth\/token$/)
  await openPage(page, '/en-us')
  await page.route('**/auth/token?*', (route) => refuseFirst(route, clientIp), { times: 1 })
  await shopPage(page, texts).addDuffel.click()
  await shopPage(page, texts).cart('one').waitFor()

  expect(consoleMessages).toEqual(['cairn-bot-defence requestToken'])
  const answers = await Promise.all(tokens.map((token) => token.response()))
  expect(answers.map((answer) => answer?.status())).toEqual([403, 200])
  const sentHeaders = await Promise.all(tokens.map((token) => token.allHeaders()))
  expect(sentHeaders[0]).not.toHaveProperty(headers.challengeSolution)
  expect(sentHeaders[1]).toHaveProperty(headers.challengeSolution)
})

test('a refused guest token causes no message on any page but that of the pressed button, and the page stays usable (AUTH-024)', async ({
  visit,
}) => {
  const { page, texts } = await visit({ expected: expectedProblems })
  const { addDuffel, cart } = shopPage(page, texts)
  const alerts = page.getByRole('alert')
  const body = JSON.stringify({ errorDetails: [{ errorId: 'REQ403', message: 'Not you.' }] })
  await page.route('**/auth/token?*', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body }),
  )
  for (const path of ['/en-us/favorites', '/en-us/cart', '/en-us']) {
    await openPage(page, path)
    expect(await alerts.count()).toBe(0)
  }
  await addDuffel.click()
  await expect
    .poll(() => alerts.allTextContents())
    .toEqual([expect.stringContaining(texts.problem)])

  await page.unroute('**/auth/token?*')
  await addDuffel.click()
  await cart('one').waitFor()
  await expect.poll(() => alerts.count()).toBe(0)
})

import { demoAccessKey, headers } from '@cairn/contract/headers'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { shopOrigin } from './opened-shop.ts'
import { on } from './pages.ts'
import { recordRequests } from './record-requests.ts'

/** Others at this address ask for sessions until nobody there gets one without effort. */
async function exhaust(address: string) {
  for (let status = 200; status === 200;) {
    const answer = await fetch(`${shopOrigin()}/api/token/v2/auth/token?locale=en-us`, {
      method: 'POST',
      headers: {
        origin: shopOrigin(),
        'content-type': 'application/json',
        'x-forwarded-for': address,
        [headers.siteId]: 'CAIRN-US',
        [headers.accessKey]: demoAccessKey,
      },
      body: JSON.stringify({ type: 'Guest' }),
    })
    status = answer.status
  }
}

const expected = /403/

// Counts begin anew each minute, and that minute may end while the journey is under way.
test(
  'a first visit from a busy address solves a challenge in the background and goes on (ERR-008)',
  { retry: 2 },
  async ({ visit }) => {
    const { page, words, address } = await visit({ expected })
    const heard: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'info') heard.push(message.text())
    })
    await page.addInitScript(() => {
      window.addEventListener('cairn:challenge', (event) => {
        if (event instanceof CustomEvent) console.info(event.detail.appId, event.detail.call)
      })
    })
    const tokens = recordRequests(page, /\/auth\/token$/)
    await openPage(page, '/en-us')
    await exhaust(address)
    await on(page, words).addDuffel.click()
    await on(page, words).cart('one').waitFor()

    expect(heard).toEqual(['cairn-bot-defence requestToken'])
    const answers = await Promise.all(tokens.map((token) => token.response()))
    expect(answers.map((answer) => answer?.status())).toEqual([403, 200])
    const sent = await Promise.all(tokens.map((token) => token.allHeaders()))
    expect(sent[0]).not.toHaveProperty(headers.challengeSolution)
    expect(sent[1]).toHaveProperty(headers.challengeSolution)
  },
)

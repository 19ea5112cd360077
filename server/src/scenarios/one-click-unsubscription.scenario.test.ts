import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
})
afterAll(() => installation.remove())

const read = async (path: string) => (await server.fetch(path)).text()

/** The path of the unsubscribe link in the mail to the recipient. */
async function unsubscribePath(recipient: string): Promise<string> {
  const mail = await vi.waitFor(
    async () => {
      const entry = new RegExp(`<a href="(/inbox/[^"]+)"(?:(?!</a>).)*${recipient}`, 's')
      const [, path = ''] = entry.exec(await read('/inbox')) ?? []
      expect(path).not.toBe('')
      return read(path)
    },
    { timeout: 30_000 },
  )
  const [, path = ''] =
    /<pre>.*http[^\s]+?(\/en-us\/newsletter\/unsubscribe\?[^\s]+)/s.exec(mail) ?? []
  return path
}

const bodies: [string, () => BodyInit][] = [
  ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  [
    'a form in parts',
    () => {
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      return form
    },
  ],
]

test.each(bodies)(
  'the server of a mail program ends a newsletter by one post of %s, without origin and cookies',
  async (name, body) => {
    const recipient = `${name.replaceAll(' ', '-')}@example.com`
    const guest = await server.guest()
    await guest.send('subscribe', {
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient },
    })
    const path = await unsubscribePath(recipient)
    const readOptin = async () =>
      (await guest.send<{ subscriptions: { optin: boolean }[] }>('readSubscriptions')).body
        .subscriptions[0]?.optin

    expect((await server.fetch(path)).status).toBe(200)
    expect(await readOptin()).toBe(true)
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.fetch(path, { method: 'POST', body: body() })
      expect(answer.status).toBe(200)
      expect(answer.redirected).toBe(false)
      expect(await readOptin()).toBe(false)
    }
  },
)

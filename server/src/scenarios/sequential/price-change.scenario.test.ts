import { propagateStyleChanges } from '@cairn/commerce/catalogue/catalogue-changes-store'
import { inTransaction } from '@cairn/commerce/platform/database/in-transaction'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  freePort,
  type TestInstallation,
  openTestInstallation,
} from '../../testing/test-installation.ts'

let installation: TestInstallation
beforeEach(async () => {
  installation = await openTestInstallation()
})
afterEach(() => installation.remove())

const page = async (port: number) => {
  const response = await fetch(`http://localhost:${port}/en-us`)
  return { etag: response.headers.get('etag'), html: await response.text() }
}

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a changed price is shown on the cached pages of every node within five seconds',
  async () => {
    const ports = [installation.port, await freePort()]
    for (const port of ports) await installation.start({ PORT: String(port) })
    for (const port of ports) expect((await page(port)).html).toContain('$320.00')

    const database = await openDatabase({ url: installation.databaseUrl, connectTimeoutMs: 5000 })
    await inTransaction(database.query, async (transaction) => {
      await transaction
        .updateTable('prices')
        .set({ current_minor: 123_45 })
        .where('product_id', 'like', 'CAIRN001%')
        .where('site_id', '=', 'CAIRN-US')
        .execute()
      await propagateStyleChanges(transaction, { styleIds: ['CAIRN001'] })
    })
    const changedAt = performance.now()
    await database.close()
    for (const port of ports) {
      while (!(await page(port)).html.includes('$123.45')) {
        expect(performance.now() - changedAt).toBeLessThan(5000)
        await new Promise((done) => setTimeout(done, 100))
      }
    }
  },
)

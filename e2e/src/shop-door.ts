import { socketPath } from '@cairn/commerce/platform/database/data-directory-lock'
import { askAtDoor } from '@cairn/server/command-door'
import type { CommandName } from '@cairn/server/commands'
import { importReport } from '@cairn/server/import-command'
import { deskAnswer } from '@cairn/server/orders-command'
import { shopDirectory } from './opened-shop.ts'

/** What a command line has done by the shop of the journeys. */
async function command(name: CommandName, input: unknown): Promise<unknown> {
  const answer = await askAtDoor(socketPath(shopDirectory()), { command: name, input })
  if (!answer?.ok) throw new Error(answer?.sentence ?? 'nobody takes commands')
  return answer.value
}

/** As `npm run import` does. */
export async function takeIn(rows: readonly object[]): Promise<void> {
  const text = rows.map((row) => JSON.stringify(row)).join('\n')
  const files = [{ name: 'rows', text }]
  const report = importReport.parse(await command('import', { files, isDryRun: false }))
  if (!report.ok) throw new Error(JSON.stringify(report.problems))
}

/** As `npm run orders -- show` tells it, a line an item, without what is on its edges. */
export async function showOrder(orderNumber: string): Promise<string[]> {
  const { lines } = deskAnswer.parse(await command('orders', { deed: 'show', orderNumber }))
  return lines.map((line) => line.trim())
}

/** Whether stock, money and orders agree, as `npm run orders -- check` tells it. */
export async function checkBooks(): Promise<string[]> {
  return deskAnswer.parse(await command('orders', { deed: 'check' })).lines
}

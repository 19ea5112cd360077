import { commandReport } from '@cairn/commerce/orders/order-command-flow'
import { socketPath } from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { readDataLines } from '@cairn/demo/data-files'
import { importReport } from '@cairn/server/commands/command-data'
import { sendCommand } from '@cairn/server/commands/command-socket'
import type { CommandName } from '@cairn/server/commands/commands'
import { shopDirectory } from './running-shop.ts'

/** Imports rows into the running shop, as `npm run import` does. */
export async function importRows(rows: readonly object[]): Promise<void> {
  const text = rows.map((row) => JSON.stringify(row)).join('\n')
  const files = [{ name: 'rows', text }]
  const report = importReport.parse(await runCommand('import', { files, isDryRun: false }))
  if (!report.ok) throw new Error(JSON.stringify(report.problems))
}

/** The lines that `npm run orders -- show` prints, without their indentation. */
export async function showOrder(orderNumber: string): Promise<string[]> {
  const { lines } = commandReport.parse(await runCommand('orders', { action: 'show', orderNumber }))
  return lines.map((line) => line.trim())
}

/** Whether stock, money and orders agree, as `npm run orders -- check` prints it. */
export async function checkConsistency(): Promise<string[]> {
  return commandReport.parse(await runCommand('orders', { action: 'check' })).lines
}

async function runCommand(command: CommandName, input: unknown): Promise<unknown> {
  const answer = await sendCommand(socketPath(shopDirectory()), { command, input })
  if (!answer?.ok) throw new Error(answer?.sentence ?? 'No server accepts commands')
  return answer.value
}

/** Adds entries to the menu of it-it, which has those of the demo shop. */
export async function addItalianEntries(...entries: object[]) {
  const row = readDataLines('content/menu-and-footer').find((line) =>
    line.includes('"kind":"menu"'),
  )
  const menu: { items: object[] } = JSON.parse(row ?? '')
  const items = entries.map((entry) => ({ locales: ['it-it'], ...entry }))
  await importRows([{ ...menu, items: [...menu.items, ...items] }])
}

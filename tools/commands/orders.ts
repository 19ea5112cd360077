import { parseArgs } from 'node:util'
import { readConfig } from '@cairn/server/config/config'
import {
  commandReport,
  type OrderCommand,
  orderCommand,
} from '@cairn/commerce/orders/order-command-flow'
import { StartupError } from '@cairn/server/config/startup-error'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run orders -- list [--count 20]
                  show ORDER
                  pack ORDER [--shipment ID]
                  ship ORDER [--shipment ID] [--skus SKU,SKU] [--tracking NUMBER] [--url ADDRESS]
                  ready ORDER [--shipment ID]
                  deliver ORDER [--shipment ID]
                  cancel ORDER [--shipment ID]
                  refund ORDER [--amount 12.50]
                  money ORDER [--drop]
                  return ORDER SKU[=PIECES] …
                  returns [--count 20]
                  receive RETURN [SKU[=PIECES] …]
                  check

Works on orders: what is shipped or handed over is charged, what is cancelled or comes back is on the
shelf again and its money on its way. "money" asks the payment provider again for what it refused;
with --drop that is dealt with otherwise, and not asked any more. "returns" are those that shoppers have announced; without
skus, all that was announced has come. "check" says whether stock, money and orders agree.`

async function run() {
  const command = readCommand()
  if (!command) return stop([usage])
  const request = orderCommand.safeParse(command)
  if (!request.success) {
    throw new StartupError(request.error.issues.map(({ message }) => message).join('\n'))
  }
  const read = readConfig(process.env)
  if (!read.ok) return stop(read.sentences)
  const answer = commandReport.parse(await performCommand(read.config, 'orders', request.data))
  if (!answer.ok) return stop(answer.lines)
  console.log(answer.lines.join('\n'))
}

const moves = {
  pack: 'Processing',
  ship: 'Shipped',
  ready: 'ReadyForPickup',
  deliver: 'Delivered',
} as const

function readCommand(): OrderCommand | undefined {
  const { values, positionals } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      shipment: { type: 'string' },
      skus: { type: 'string' },
      tracking: { type: 'string' },
      url: { type: 'string' },
      amount: { type: 'string' },
      drop: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [action = '', orderNumber, ...rest] = positionals
  if (action === 'list' || action === 'returns') return { action, count: Number(values.count) }
  if (action === 'check') return { action }
  return orderNumber === undefined ? undefined : commandFor(action, orderNumber, { values, rest })
}

type CommandOptions = { values: Values; rest: readonly string[] }

function commandFor(
  action: string,
  orderNumber: string,
  { values, rest }: CommandOptions,
): OrderCommand | undefined {
  switch (action) {
    case 'show':
      return { action, orderNumber }
    case 'cancel':
      return { action, orderNumber, shipmentId: values.shipment }
    case 'refund':
      return { action, orderNumber, amount: numberOf(values.amount) }
    case 'money':
      return { action, orderNumber, isDropped: values.drop }
    case 'return':
      return { action, orderNumber, pieces: rest.map(piecesOf) }
    case 'receive':
      return {
        action,
        returnNumber: orderNumber,
        ...(rest.length > 0 && { pieces: rest.map(piecesOf) }),
      }
    default: {
      const to = Object.entries(moves).find(([name]) => name === action)?.[1]
      return to && { action: 'move', orderNumber, to, ...parcelOf(values) }
    }
  }
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

function piecesOf(text: string) {
  const [sku = '', quantity = '1'] = text.split('=')
  return { sku, quantity: Number(quantity) }
}

type Values = Partial<Record<'shipment' | 'skus' | 'tracking' | 'url' | 'amount', string>> & {
  drop?: boolean | undefined
}

const parcelOf = ({ shipment, skus, tracking, url }: Values) => ({
  shipmentId: shipment,
  skus: skus?.split(','),
  trackingNumber: tracking,
  trackingUrl: url,
})

await commandLine(run)

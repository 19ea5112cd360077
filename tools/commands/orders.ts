import { parseArgs } from 'node:util'
import {
  commandReport,
  type OrderCommand,
  orderCommand,
} from '@cairn/commerce/orders/order-command-flow'
import { readConfig } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run orders -- list [--count 20]
                  show ORDER
                  pack ORDER [--shipment ID]
                  ship ORDER [--shipment ID] [--skus SKU,SKU] [--tracking NUMBER] [--url URL]
                  ready ORDER [--shipment ID]
                  deliver ORDER [--shipment ID]
                  cancel ORDER [--shipment ID]
                  refund ORDER [--amount 12.50]
                  money ORDER [--drop]
                  return ORDER SKU[=PIECES] …
                  returns [--count 20]
                  receive RETURN [SKU[=PIECES] …]
                  check

Shipping or handing over charges the payment. Cancelling and receiving a return restock the items and
start the refund. "money" requests again what the payment provider has refused; with --drop it is
settled elsewhere and not requested again. "returns" lists the returns that shoppers have announced.
"receive" without skus receives all announced items. "check" compares stock, money and orders.`

async function run() {
  const command = readCommand()
  if (!command) return stop([usage])
  const request = orderCommand.safeParse(command)
  if (!request.success) {
    throw new StartupError(request.error.issues.map(({ message }) => message).join('\n'))
  }
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const answer = commandReport.parse(
    await performCommand(configResult.config, 'orders', request.data),
  )
  if (!answer.ok) return stop(answer.lines)
  console.log(answer.lines.join('\n'))
}

const statusByAction = {
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
  const [action = '', orderNumber, ...operands] = positionals
  if (action === 'list' || action === 'returns') return { action, count: Number(values.count) }
  if (action === 'check') return { action }
  return orderNumber === undefined
    ? undefined
    : commandFor(action, orderNumber, { values, operands })
}

type CommandOptions = { values: Values; operands: readonly string[] }

function commandFor(
  action: string,
  orderNumber: string,
  { values, operands }: CommandOptions,
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
      return { action, orderNumber, pieces: operands.map(piecesOf) }
    case 'receive':
      return {
        action,
        returnNumber: orderNumber,
        ...(operands.length > 0 && { pieces: operands.map(piecesOf) }),
      }
    default: {
      const to = Object.entries(statusByAction).find(([name]) => name === action)?.[1]
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

await commandLine(usage, run)

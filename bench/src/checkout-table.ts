import type { Figure } from './figures.ts'
import { markdownTable } from './table.ts'

export type CheckoutRow = { name: string; figure: Figure }

/** This share less than the other checkout may come from the machine; more is a loss of speed. */
const toleratedLoss = 0.05

export const checkoutTable = (rows: readonly CheckoutRow[]): string =>
  markdownTable(
    [
      { title: 'Work', align: 'left' },
      { title: 'This checkout', align: 'right' },
      { title: 'Other checkout', align: 'right' },
      { title: 'Ratio', align: 'right' },
      { title: 'Slower', align: 'left' },
    ],
    rows.map(({ name, figure }) => [
      name,
      wholeNumber(figure.perSecond),
      wholeNumber(figure.referencePerSecond),
      figure.errors > 0 ? 'void' : figure.ratio.toFixed(3),
      figure.errors > 0
        ? `${figure.errors} errors: ${figure.firstError}`
        : figure.ratio < 1 - toleratedLoss
          ? 'YES'
          : 'no',
    ]),
  )

const wholeNumber = (value: number) => Math.round(value).toLocaleString('en')

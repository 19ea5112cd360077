import type { SizeTable } from '@cairn/contract/catalogue/product'
import { languageTag } from '@cairn/contract/sites/formatting'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useHashDialog } from '../../ui/dialog/use-hash-dialog.ts'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { SizeBox, SizeBoxes } from '../../ui/products/size-boxes.tsx'

/** The size tables of a product in both units. For shoes there is a second tab with foot lengths. */
export function SizeGuide({ productType, hash }: { productType: string; hash: string }) {
  const t = useMessages()
  const { isOpen, close } = useHashDialog(hash)
  const charts = useCharts(productType)
  return (
    <Dialog title={t('sizeGuide')} isOpen={isOpen} onClose={close}>
      <div aria-live="polite">
        {charts === 'loading' && <LoadingMark>{t('loading')}</LoadingMark>}
        {charts === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
      </div>
      {typeof charts === 'object' && <Charts {...charts} />}
    </Dialog>
  )
}

export type SizeCharts = { productTables: readonly SizeTable[]; footTables: readonly SizeTable[] }

function Charts({ productTables, footTables }: SizeCharts) {
  const t = useMessages()
  const [first] = [...productTables, ...footTables]
  const originalUnit = first && unitOf(first)
  const [unit, setUnit] = useState(originalUnit ?? 'cm')
  return (
    <div className="grid gap-6">
      {originalUnit && <UnitChoice unit={unit} onChoose={setUnit} />}
      {footTables.length === 0 ? (
        <Tables tables={productTables} unit={unit} explanation={t('bodySizesHow')} />
      ) : (
        <Tabs
          label={t('sizeGuide')}
          tabs={[
            {
              name: t('sizesOfThis'),
              content: (
                <Tables tables={productTables} unit={unit} explanation={t('footSizesHow')} />
              ),
            },
            { name: t('footSizes'), content: <Tables tables={footTables} unit={unit} /> },
          ]}
        />
      )}
    </div>
  )
}

export const units = ['cm', 'in'] as const

export function useUnitNames(): Record<Unit, string> {
  const t = useMessages()
  return { cm: t('centimetres'), in: t('inches') }
}

function UnitChoice({ unit, onChoose }: { unit: Unit; onChoose: (unit: Unit) => void }) {
  const t = useMessages()
  const names = useUnitNames()
  return (
    <SizeBoxes legend={t('unit')}>
      {units.map((choice) => (
        <SizeBox
          key={choice}
          name="unit"
          size={names[choice]}
          value={choice}
          isChosen={choice === unit}
          onChoose={() => onChoose(choice)}
        />
      ))}
    </SizeBoxes>
  )
}

type TablesProps = { tables: readonly SizeTable[]; unit: Unit; explanation?: string }

export function Tables({ tables, unit, explanation }: TablesProps) {
  const language = languageTag(useLocale())
  return (
    <div className="grid gap-6">
      {tables.map((table) => (
        <ChartTable key={table.title} table={inUnit(table, unit, language)} />
      ))}
      {explanation && <p className="text-small text-ink-soft">{explanation}</p>}
    </div>
  )
}

function ChartTable({ table: { title, columns, rows } }: { table: SizeTable }) {
  const [size, ...measures] = columns
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <section className="size-table" tabIndex={0} aria-label={title}>
      <table className="figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{size}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={measures[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useCharts(productType: string): SizeCharts | 'loading' | 'failed' {
  const [charts, setCharts] = useState<SizeCharts | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isStale = false
    void readSizeCharts(browserCommerce(), productType).then((result) => {
      if (!isStale) setCharts(result ?? 'failed')
    })
    return () => {
      isStale = true
    }
  }, [productType])
  return charts
}

const shoeTypes = /shoes$|^feet$/

/** Undefined if the type of products has no chart, or if it cannot be read. */
export async function readSizeCharts(
  commerce: Pick<Commerce, 'readSizeChart' | 'readFootSizes'>,
  productType: string,
): Promise<SizeCharts | undefined> {
  const [chartResult, footResult] = await Promise.all([
    commerce.readSizeChart({ params: { productType } }, { callUnknown: showOwnText }),
    shoeTypes.test(productType) ? commerce.readFootSizes({}) : undefined,
  ])
  if (!chartResult.ok) return undefined
  return {
    productTables: chartResult.value.tables,
    footTables: footResult?.ok ? footResult.value.tables : [],
  }
}

export type Unit = (typeof units)[number]

const unitShape = / \((cm|in)\)$/

const centimetresPerInch = 2.54

/** The unit of a table; undefined if it has no lengths. */
export const unitOf = ({ columns }: SizeTable): Unit | undefined =>
  columns.flatMap((column) => unitIn(column) ?? [])[0]

const unitIn = (column: string): Unit | undefined => {
  const unit = unitShape.exec(column)?.[1]
  return unit === 'cm' || unit === 'in' ? unit : undefined
}

/** Converts a table to a unit, with numbers in the format of the language. */
export function inUnit(table: SizeTable, unit: Unit, language: string): SizeTable {
  const numbers = numbersOf(language)
  const factors = table.columns.map((column) => factorOf(unitIn(column), unit))
  return {
    title: table.title,
    columns: table.columns.map((column) => column.replace(unitShape, ` (${unit})`)),
    rows: table.rows.map((row) =>
      row.map((cell, index) => {
        const factor = factors[index] ?? 1
        return factor === 1 ? cell : numbers.multiply(cell, factor)
      }),
    ),
  }
}

const factorOf = (from: Unit | undefined, to: Unit) => {
  if (from === undefined || from === to) return 1
  return to === 'in' ? 1 / centimetresPerInch : centimetresPerInch
}

function numbersOf(language: string) {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const comma = format.format(1.5).charAt(1)
  return {
    multiply: (cell: string, factor: number) =>
      cell.replaceAll(/\d+(?:[.,]\d+)?/g, (number) =>
        format.format(Number(number.replace(comma, '.')) * factor),
      ),
  }
}

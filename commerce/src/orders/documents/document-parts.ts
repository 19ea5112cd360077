import type { Content, ContentCanvas, ContentStack } from 'pdfmake/interfaces.js'

/** On all sides of an A4 page, in points. */
export const margin = 56
export const contentWidth = 483
const pageWidth = 595

export const grey = { color: '#595959' }
export const labelStyle = { ...grey, fontSize: 8.5 }

export const rowsOf = (rows: readonly string[]) =>
  ({ stack: rows.map((text) => ({ text })) }) satisfies ContentStack

export const labelledRows = (label: string, rows: Content): ContentStack => ({
  stack: [{ text: label, ...labelStyle, margin: [0, 0, 0, 2] }, rows],
})

export const rule = (width: number, lineWidth: number) =>
  ({
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth }],
  }) satisfies ContentCanvas

/** Across the whole page. */
export const cutLineAt = (y: number) =>
  ({
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, lineWidth: 0.6, dash: { length: 4 } },
    ],
    absolutePosition: { x: 0, y },
  }) satisfies ContentCanvas

import { encodeText, type Face, textWidth } from './pdf-metrics.ts'

/** Something drawn on an A4 page, measured in points from the top left corner. */
export type Mark =
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      size: number
      face: Face
      /** From 0, black, to 1, white. */
      grey?: number
      /** Ends at x instead of beginning there. */
      isRight?: boolean
    }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; isDashed?: boolean }
  /** A filled rectangle; x and y are its top left corner. */
  | { kind: 'bar'; x: number; y: number; width: number; height: number }

export const pageSize = { width: 595, height: 842 }

type Document = { title: string; language: string; pages: readonly (readonly Mark[])[] }

/** Writes a PDF in the standard fonts that every reader has. */
export function writePdf({ title, language, pages }: Document): Uint8Array<ArrayBuffer> {
  const firstPageId = 6
  const pageIds = pages.map((_, index) => firstPageId + index * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${textOf(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${textOf(title)} /Producer (Cairn) >>`,
    ...pages.flatMap((marks, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> /Contents ${firstPageId + index * 2 + 1} 0 R >>`,
      streamOf(marks.map(drawingCommand).join('\n')),
    ]),
  ]
  return assembleFile(objects)
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const streamOf = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** Hexadecimal, so that no character needs escaping. */
const textOf = (text: string) =>
  `<${encodeText(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`

const fromBottom = (y: number) => (pageSize.height - y).toFixed(2)

function drawingCommand(mark: Mark): string {
  switch (mark.kind) {
    case 'text': {
      const { x, y, text, size, face, grey = 0, isRight = false } = mark
      const startX = isRight ? x - textWidth(text, { size, face }) : x
      return `BT ${grey} g /${face} ${size} Tf ${startX.toFixed(2)} ${fromBottom(y)} Td ${textOf(text)} Tj ET`
    }
    case 'rule': {
      const { x, y, width, weight, isDashed = false } = mark
      return `0 G ${weight} w [${isDashed ? '4 4' : ''}] 0 d ${x} ${fromBottom(y)} m ${x + width} ${fromBottom(y)} l S`
    }
    case 'bar': {
      const { x, y, width, height } = mark
      return `0 g ${x.toFixed(2)} ${fromBottom(y + height)} ${width.toFixed(2)} ${height.toFixed(2)} re f`
    }
  }
}

/** The objects, followed by a table of their offsets. */
function assembleFile(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n'
  const starts: number[] = []
  objects.forEach((object, index) => {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

export const margin = 56
export const rightEdge = pageSize.width - margin

export const textAt = (
  { x, y }: { x: number; y: number },
  text: string,
  style: Partial<Extract<Mark, { kind: 'text' }>> = {},
) => ({ kind: 'text', x, y, text, size: 9.5, face: 'regular', ...style }) satisfies Mark

export const bold = { face: 'bold' } as const
export const grey = { grey: 0.35 } as const

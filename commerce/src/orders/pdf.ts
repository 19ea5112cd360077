import { bytesOf, type Face, widthOf } from './pdf-metrics.ts'

/** What stands on a page of A4, measured in points from its top left corner. */
export type Mark =
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      size: number
      face: Face
      /** From black, 0, to white, 1. */
      grey?: number
      /** Ends at x instead of beginning there. */
      isRight?: boolean
    }
  | { kind: 'rule'; x: number; y: number; width: number; weight: number; isDashed?: boolean }
  /** Filled, below its top left corner. */
  | { kind: 'bar'; x: number; y: number; width: number; height: number }

export const paper = { width: 595, height: 842 }

type Document = { title: string; language: string; pages: readonly (readonly Mark[])[] }

/** A document of text and lines in the faces that every reader has. */
export function writePdf({ title, language, pages }: Document): Uint8Array<ArrayBuffer> {
  const first = 6
  const pageIds = pages.map((_, at) => first + at * 2)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${textOf(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${textOf(title)} /Producer (Cairn) >>`,
    ...pages.flatMap((marks, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] ` +
        `/Resources << /Font << /regular 3 0 R /bold 4 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      streamOf(marks.map(drawn).join('\n')),
    ]),
  ]
  return assembled(objects)
}

const fontOf = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const streamOf = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** In hexadecimal no letter means anything but itself. */
const textOf = (text: string) =>
  `<${bytesOf(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`

const up = (y: number) => (paper.height - y).toFixed(2)

function drawn(mark: Mark): string {
  switch (mark.kind) {
    case 'text': {
      const { x, y, text, size, face, grey = 0, isRight = false } = mark
      const left = isRight ? x - widthOf(text, { size, face }) : x
      return `BT ${grey} g /${face} ${size} Tf ${left.toFixed(2)} ${up(y)} Td ${textOf(text)} Tj ET`
    }
    case 'rule': {
      const { x, y, width, weight, isDashed = false } = mark
      return `0 G ${weight} w [${isDashed ? '4 4' : ''}] 0 d ${x} ${up(y)} m ${x + width} ${up(y)} l S`
    }
    case 'bar': {
      const { x, y, width, height } = mark
      return `0 g ${x.toFixed(2)} ${up(y + height)} ${width.toFixed(2)} ${height.toFixed(2)} re f`
    }
  }
}

/** Each object, and at the end where it begins. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n'
  const starts: number[] = []
  objects.forEach((object, at) => {
    starts.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}

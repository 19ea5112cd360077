import { formatMessage } from '@cairn/contract/translation/format-message'
import pdfMake from 'pdfmake'
import { fontFiles, fontRunsOf, lastResort, readLastResort } from './pdf-fonts.ts'
import type { PdfDocument } from './render-pdf.ts'

const paths = new Set(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]))

pdfMake.setFonts(fontFiles)
pdfMake.setUrlAccessPolicy(() => false)
pdfMake.setLocalAccessPolicy((path) => paths.has(path))
/** A line below the headings and none elsewhere. */
pdfMake.addTableLayouts({
  ruledHeader: {
    hLineWidth: (row, { table }) => (row === table.headerRows ? 0.8 : 0),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : 8),
    paddingRight: () => 0,
    paddingTop: (row) => (row === 0 ? 0 : 6),
    paddingBottom: (row) => (row === 0 ? 3 : 6),
  },
})

const pageNumberColor = '#595959'

/** @public The pool calls it by its name. The PDF is in Base64, because the answer is sent as JSON. */
export async function renderDocument({
  title,
  language,
  margin,
  content,
  pageNumber,
}: PdfDocument): Promise<string> {
  const parts = content.map(withFonts)
  await loadLastResortFor(parts)
  const created = pdfMake.createPdf({
    pageSize: 'A4',
    pageMargins: margin,
    version: '1.7',
    info: { title, creator: 'Cairn', producer: 'Cairn' },
    displayTitle: true,
    language,
    defaultStyle: { font: 'Archivo', fontSize: 9.5, lineHeight: 1.25 },
    content: parts,
    ...(pageNumber !== undefined && {
      footer: (page, count) => ({
        text: formatMessage(pageNumber, { language, values: { page, count } }),
        fontSize: 8,
        color: pageNumberColor,
        alignment: 'right',
        margin: [margin, 12, margin, 0],
      }),
    }),
  })
  return created.getBase64()
}

function withFonts<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withFonts) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === 'text' && typeof value === 'string' ? fontRunsOf(value) : withFonts(value),
  ])
  return Object.fromEntries(entries)
}

/** Files in memory that pdfmake finds under their name. Its types lack them. */
type VirtualFiles = {
  existsSync: (name: string) => boolean
  writeFileSync: (name: string, content: Buffer) => void
}

async function loadLastResortFor(parts: unknown): Promise<void> {
  const { virtualfs } = pdfMake as typeof pdfMake & { virtualfs: VirtualFiles }
  if (virtualfs.existsSync(lastResort)) return
  if (JSON.stringify(parts).includes(`"font":"${lastResort}"`))
    virtualfs.writeFileSync(lastResort, await readLastResort())
}

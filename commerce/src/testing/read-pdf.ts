import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type PdfPage = {
  text: string
  /** How many characters are printed as the box of a missing glyph. */
  missingGlyphs: number
  /** The filled rectangles from left to right. */
  bars: { x: number; width: number }[]
}

/** What the pages of a PDF show according to pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(Uint8Array.from(bytes))
  const { OPS } = await getResolvedPDFJS()
  const readPage = async (number: number): Promise<PdfPage> => {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    const argumentsOf = (operator: number) =>
      argsArray.filter((_, index) => fnArray[index] === operator)
    const glyphs = argumentsOf(OPS.showText).flatMap(([shown]) => shown)
    return {
      text: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(''),
      missingGlyphs: glyphs.filter((glyph) => glyph.originalCharCode === 0).length,
      bars: argumentsOf(OPS.constructPath)
        .filter(([paint, , box]) => paint === OPS.fill && box !== null)
        .map(([, , [left, , right]]) => ({ x: left, width: right - left }))
        .toSorted((one, other) => one.x - other.x),
    }
  }
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => readPage(index + 1)))
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const phoneNumber = /^\+\d+$/

/** Spreadsheets run what begins like a formula, and people type their addresses themselves. */
const isFormula = (text: string): boolean => formulaStart.test(text) && !phoneNumber.test(text)

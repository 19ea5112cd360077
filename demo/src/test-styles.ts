import { type ImportedStyle, importedStyle } from '@cairn/contract/imports/catalogue-import'
import { knownStyleFile, otherStyleFiles } from './data-files.ts'
import { rowsSeededOn } from './demo-row.ts'
import { referenceDate } from './seeding-date.ts'

const stylesIn = (files: readonly string[]): ImportedStyle[] =>
  files
    .flatMap((file) => rowsSeededOn(referenceDate, file))
    .flatMap(({ kind, ...row }) => (kind === 'style' ? [importedStyle.parse(row)] : []))

export const knownStyles = stylesIn([knownStyleFile])
export const styles = [...knownStyles, ...stylesIn(otherStyleFiles)]

/** The values that occur more than once in a list. */
export const duplicatesIn = (values: readonly string[]): string[] => {
  const seenValues = new Set<string>()
  return values.filter((value) => seenValues.has(value) || !seenValues.add(value))
}

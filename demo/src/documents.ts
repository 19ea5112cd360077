import { contentFiles, readDataLines } from './data-files.ts'
import { datesSeededOn } from './seeding-date.ts'

/** The dates of an event to which shoppers can sign up. */
const eventDates = ['startDate', 'endDate']

/** The pages, menus and other content of the demo shop, as rows of an import. */
export function demoDocuments(today: string): object[] {
  const { moveDate } = datesSeededOn(today)
  return contentFiles
    .flatMap(readDataLines)
    .map((line) =>
      JSON.parse(line, (key, value) => (eventDates.includes(key) ? moveDate(value) : value)),
    )
}

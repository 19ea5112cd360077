import { filledTemplate } from '../platform/database/embedded/template-directory.ts'
import { postgresTemplate } from '../platform/database/test-template.ts'
import { sampleTemplateRows } from './sample-rows.ts'

/** Vitest runs this once before all test files, so that no test has to import the rows. */
export async function setup() {
  const url = process.env['TEST_DATABASE_URL']
  if (url) await postgresTemplate(url, sampleTemplateRows())
  else await filledTemplate(sampleTemplateRows())
}

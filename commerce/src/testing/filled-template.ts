import { prepareFilledTemplate } from '../platform/database/embedded/template-directory.ts'
import { preparePostgresTemplate } from '../platform/database/test-template.ts'
import { sampleTemplateRows } from './sample-rows.ts'

/** Vitest runs this once before all test files, so that they copy a template that contains the sample data. */
export async function setup() {
  const url = process.env['TEST_DATABASE_URL']
  if (url) await preparePostgresTemplate(url, sampleTemplateRows())
  else await prepareFilledTemplate(sampleTemplateRows())
}

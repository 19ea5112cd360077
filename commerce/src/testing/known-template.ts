import { filledTemplate } from '../platform/database/template-directory.ts'
import { postgresTemplate } from '../platform/database/test-template.ts'
import { knownFilling } from './known-rows.ts'

/** Vitest runs this once before all test files, so that none of them has to wait for the rows. */
export async function setup() {
  const url = process.env['TEST_DATABASE_URL']
  if (url) await postgresTemplate(url, knownFilling())
  else await filledTemplate(knownFilling())
}

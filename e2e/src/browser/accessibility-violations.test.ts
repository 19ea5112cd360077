import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityViolations } from './accessibility-violations.ts'
import { test } from './visit.ts'

/** A button, of which a bar with a link leaves ten pixels until the page is scrolled. */
const pageWithButton = (height: number) => `<!doctype html>
<html lang="en"><title>Buttons</title><style>
  * { margin: 0; padding: 0; border: 0 }
  header { position: sticky; top: 0; height: 60px; z-index: 1 }
  a { display: block; height: 60px }
  main { height: 3000px }
  button { display: block; width: 200px; height: ${height}px; margin-top: ${10 - height}px }
</style>
<header><a href="/">Home</a></header><main><button>One</button><h1>Buttons</h1></main></html>`

const smallTargets = async (page: Page) =>
  (await accessibilityViolations(page)).filter((violation) => violation.startsWith('target-size'))

test('a large target of which a bar covers a part is not reported, a small one is', async ({
  visit,
}) => {
  const { page } = await visit()
  await page.setContent(pageWithButton(44))
  expect(await smallTargets(page)).toEqual([])

  await page.setContent(pageWithButton(14))
  expect(await smallTargets(page)).toContainEqual(expect.stringContaining('One'))
})

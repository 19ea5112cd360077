import type { Locator, Page } from 'playwright-core'

export const blockTitled = (page: Page, title: string) =>
  page.locator('[data-block]', { has: page.getByRole('heading', { name: title, exact: true }) })

export const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON())

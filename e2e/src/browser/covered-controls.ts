import type { Locator, Page } from 'playwright-core'

const controls =
  'a[href], button, input:not([type=hidden]), label, select, textarea, summary, iframe'

/** The texts of the controls and prices that the box of an element overlaps. */
export const coveredBy = (locator: Locator, others = `${controls}, .price`): Promise<string[]> =>
  locator.evaluate(async (element, selector) => {
    // What moves with a scroll has moved after the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    const box = element.getBoundingClientRect()
    if (box.height === 0) return ['The element is not shown.']
    return Array.from(document.querySelectorAll(selector))
      .filter((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect()
        const isBeside =
          bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right
        const isShown = other.checkVisibility({ visibilityProperty: true })
        return !isBeside && isShown && !element.contains(other)
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent)
  }, others)

/** Shows a toast that stays, as for a failed order, and closes it. Returns which controls it has covered. */
export async function coveredByToast(page: Page): Promise<string[]> {
  const toast = page.locator('.toast')
  await page.evaluate(() => {
    const detail = { title: 'Not placed', text: 'Try it again.', tone: 'error', isPersistent: true }
    dispatchEvent(new CustomEvent('cairn:toast', { detail }))
  })
  await toast.waitFor()
  const covered = await coveredBy(page.locator('.toasts'), controls)
  await toast.getByRole('button').click()
  await toast.waitFor({ state: 'detached' })
  return covered
}

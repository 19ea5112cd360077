import type { BrowserContext, Page } from 'playwright-core'

/** Records what the elements show in every frame, and after every change of the page, from before its first paint. */
export const recordShownTexts = (context: BrowserContext, selector: string) =>
  context.addInitScript(record, selector)

/** The texts that the page has shown, one after the other. */
export const shownTexts = (page: Page) =>
  page.evaluate(() => ('shownTexts' in window ? (window.shownTexts as string[]) : []))

function record(selector: string) {
  const texts: string[] = []
  Object.assign(window, { shownTexts: texts })
  const note = () => {
    const elements = document.querySelectorAll(selector)
    const text = Array.from(elements, ({ textContent }) => textContent).join(' | ')
    if (text !== '' && text !== texts.at(-1)) texts.push(text)
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true })
  const onFrame = () => {
    note()
    requestAnimationFrame(onFrame)
  }
  onFrame()
}

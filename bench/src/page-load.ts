import type { CDPSession, Page } from 'playwright-core'
import { recordScripts } from './loaded-scripts.ts'

/** How a page loads on a slow line until everything that it loads by itself has arrived. */
export type PageLoad = {
  namedScripts: number
  namedBytes: number
  scripts: number
  scriptBytes: number
  waves: number
  /** When the header with menu and sign-in and the forms of the page react, for a visitor who touches it at once. */
  usableMs: number
  /** When every link, button and form of the page reacts. */
  hydratedMs: number
  lcpMs: number
}

/** A phone on a slow line, as in Lighthouse. The processor is slowed down less, as it is slower than Lighthouse expects. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
}
const processorSlowdown = 2
/** The screen of Lighthouse's phone. Browsers on devices without a pointer do not load what appears on hover. */
const phoneScreen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const timeoutMs = 30_000
/** Longer than every timer of a page that loads scripts. */
const quietMs = 5_000

/** Runs in the page. React marks an element when it has hydrated it. */
const observePage = `{
  globalThis.paints = []
  new PerformanceObserver((list) => paints.push(...list.getEntries().map((entry) => entry.startTime)))
    .observe({ type: 'largest-contentful-paint', buffered: true })
  globalThis.isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'))
  globalThis.isPageHydrated = () => isHydrated(document.body)
}`

/**
 * Runs in the page. A touch asks for what waits for the first interaction, as soon as the rest is hydrated. React leaves
 * some parts as they are.
 */
const touchPage = `{
  const left = '.menu-panel *, #page-slot[data-static] *'
  const areHydrated = (elements) => {
    const found = [...document.querySelectorAll(':is(' + elements + '):not(' + left + ')')]
    return found.length > 0 && found.every(isHydrated)
  }
  const check = () => {
    if (isHydrated(document.body)) dispatchEvent(new Event('touchstart'))
    if (areHydrated('.site-header :is(a, button, form, summary), main form, main form button'))
      globalThis.usableMs ??= performance.now()
    if (globalThis.usableMs && areHydrated('body :is(a, button, form, summary)'))
      globalThis.hydratedMs = performance.now()
    else setTimeout(check, 20)
  }
  addEventListener('DOMContentLoaded', check)
}`

/** Loads a page for a visitor who does nothing. */
export async function loadPage(page: Page, url: string): Promise<Omit<PageLoad, keyof Reaction>> {
  await prepare(page)
  const recording = await recordScripts(page)
  const response = await page.goto(url, { timeout: timeoutMs })
  await page.waitForFunction(() => Reflect.get(globalThis, 'isPageHydrated')(), undefined, {
    timeout: timeoutMs,
  })
  await page.waitForTimeout(quietMs)
  const scripts = await recording.scripts(response)
  const named = scripts.filter(({ wave }) => wave === 1)
  const paints = await page.evaluate(() => [...Reflect.get(globalThis, 'paints')].map(Number))
  return {
    namedScripts: named.length,
    namedBytes: sumOf(named.map(({ bytes }) => bytes)),
    scripts: scripts.length,
    scriptBytes: sumOf(scripts.map(({ bytes }) => bytes)),
    waves: Math.max(...scripts.map(({ wave }) => wave)),
    lcpMs: paints.at(-1) ?? NaN,
  }
}

type Reaction = Pick<PageLoad, 'usableMs' | 'hydratedMs'>

/** Loads a page for a visitor who touches it at once. */
export async function touchAtOnce(page: Page, url: string): Promise<Reaction> {
  await prepare(page)
  await page.addInitScript({ content: touchPage })
  await page.goto(url, { timeout: timeoutMs })
  await page.waitForFunction(() => Reflect.has(globalThis, 'hydratedMs'), undefined, {
    timeout: timeoutMs,
  })
  return page.evaluate(() => ({
    usableMs: Number(Reflect.get(globalThis, 'usableMs')),
    hydratedMs: Number(Reflect.get(globalThis, 'hydratedMs')),
  }))
}

async function prepare(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await slowDown(devtools)
  await devtools.send('Emulation.setDeviceMetricsOverride', phoneScreen)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.addInitScript({ content: observePage })
}

async function slowDown(devtools: CDPSession) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)

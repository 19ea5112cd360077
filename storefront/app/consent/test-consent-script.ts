import { consentScript } from './consent-script.ts'

let page = new AbortController()

/** Runs the first script of a page in the window that all tests share. */
export function runConsentScript(): void {
  const add = (name: string, listener: () => void) =>
    addEventListener(name, listener, { signal: page.signal })
  new Function('addEventListener', consentScript)(add)
}

/** Ends its listeners, which would decide about the consent of other tests. */
export function endConsentScripts(): void {
  page.abort()
  page = new AbortController()
}

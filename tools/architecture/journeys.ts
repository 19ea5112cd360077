import type { Rule } from './sources.ts'

const readsPageState =
  /\.(?:isVisible|isHidden|isDisabled|isEnabled|isChecked|count|textContent|inputValue|getAttribute|allTextContents)\(|\bactiveElement\b/

/** What must not be there is read once, after a state that the journey waited for. Polling would accept it for a while. */
const isAbsence = (actual: string, assertion: string) =>
  /\.count\(\),?\s*$/.test(actual) && assertion === 'toBe(0)'

/** Any other assertion that reads a page once fails when the page is still reacting to the last action. */
export const journeysWaitForStates: Rule = (sources) =>
  sources
    .filter(({ path }) => /^e2e\/.*\.test\.ts$/.test(path))
    .filter(({ text }) =>
      [
        ...text.matchAll(/\bexpect\(\s*await ([\s\S]*?)\)\s*\.((?:to[A-Z]|not\.)[\w.]*\([^)]*\))/g),
      ].some(
        ([, actual = '', assertion = '']) =>
          readsPageState.test(actual) && !isAbsence(actual, assertion),
      ),
    )
    .map(({ path }) => `${path} reads the state of a page once instead of with expect.poll`)

/** A fixed time is too short on a busy machine and wasted on any other. */
export const journeysWaitForNoTime: Rule = (sources) =>
  sources
    .filter(({ path }) => /^e2e\/.*\.ts$/.test(path))
    .filter(({ text }) => /\bwaitForTimeout\(|\bnetworkidle\b|\btimers\/promises\b/.test(text))
    .map(({ path }) => `${path} waits for a time instead of for a state`)

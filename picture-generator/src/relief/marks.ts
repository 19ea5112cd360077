import type { Hex } from './hex.ts'
import type { Pt } from './path.ts'

/** The brand's symbol and wordmark, printed small on its products. */
const stones = [
  'M6 52C6 45 13 42.5 24 42.5L42 43C53 43.4 58.8 47 58.4 52.5C58 58.6 50 60 32 60C14 60 6 58.6 6 52Z',
  'M16.5 35C15.5 29 21 26 30 25.2L42 24.4C50 23.9 54.2 27.2 53.6 32.3C53 37.8 48 39.5 36 39.9C24 40.2 17.3 39.8 16.5 35Z',
  'M17.6 15.6C17 9.4 21.6 4.3 28.6 4C35.6 3.7 40.8 7 41 12.8C41.2 18.8 37 21.2 30 21.8C23 22.4 18.1 20.8 17.6 15.6Z',
]
const letters = [
  'M48.4 35.2A23.5 23.5 0 1 0 48.4 64.8',
  'M61.5 50A23.5 23.5 0 1 0 108.5 50A23.5 23.5 0 1 0 61.5 50',
  'M108.5 20V80M168.5 20V80M168.5 51C168.5 34 177.5 26.5 193.5 26.5M212.5 20V80M212.5 49.5C212.5 34.5 221 26.5 233 26.5C246 26.5 254 34.5 254 49.5V80',
]
const dots = [
  'M126 70C125.6 61.6 130.4 58 139 57.8C148 57.6 152 61.4 151.6 70C151.2 78.2 147.6 80.2 139 80.2C130.2 80.2 126.4 78 126 70Z',
  'M129.6 45.8C129 38 133 34.4 139.6 34.1C146.6 33.8 150 37.2 150 44.2C150 51.8 146.4 54.6 140 54.9C133.4 55.2 130 52.8 129.6 45.8Z',
  'M129 21.6C128.6 14.6 132.2 11 137.6 10.9C143 10.8 146.6 14 146.6 20C146.6 27 143.2 30.4 137.8 30.6C132.2 30.8 129.3 28 129 21.6Z',
]

export type Mark = { at: Pt; height: number; color: Hex }

/** Three stones, each resting off centre; `at` is their middle. */
export function symbol({ at, height, color }: Mark): string {
  const k = height / 56
  const place = `translate(${at[0] - 32 * k} ${at[1] - 32 * k}) scale(${k})`
  return `<g fill="${color}" transform="${place}">${paths(stones)}</g>`
}

/** The word in lower case, its i made of stones; `at` is its middle, `height` that of the letters. */
export function wordmark({ at, height, color }: Mark): string {
  const k = height / 60
  const place = `translate(${at[0] - 130 * k} ${at[1] - 48 * k}) scale(${k})`
  const strokes = `<g fill="none" stroke="${color}" stroke-width="13">${paths(letters)}</g>`
  return `<g transform="${place}">${strokes}<g fill="${color}">${paths(dots)}</g></g>`
}

function paths(all: readonly string[]): string {
  return all.map((d) => `<path d="${d}"/>`).join('')
}

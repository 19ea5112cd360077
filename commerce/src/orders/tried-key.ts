/** A provider answers a key as it did the first time: what is asked for again has one of its own. */
export const triedKey = (name: string, tries: number): string =>
  tries > 1 ? `${name}-again-${tries}` : name

export function triesOf(key: string): { name: string; tries: number } {
  const { name = key, tries = '1' } = /^(?<name>.*)-again-(?<tries>\d+)$/.exec(key)?.groups ?? {}
  return { name, tries: Number(tries) }
}

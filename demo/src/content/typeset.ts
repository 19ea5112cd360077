const narrow = '\u202f'
const fixed = '\u00a0'

/** Sets the spaces that authors cannot see while they type: they hold together what belongs together. */
export const typesetDocument = (document: object): object =>
  Object.fromEntries(Object.entries(document).map(([key, value]) => [key, typeset(value, '')]))

function typeset(written: unknown, language: string): unknown {
  if (typeof written === 'string')
    return language === 'fr' ? french(measured(written)) : measured(written)
  if (Array.isArray(written)) return written.map((part) => typeset(part, language))
  if (typeof written !== 'object' || written === null) return written
  const isChoice = 'byLocale' in written
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => {
      if (key === 'url') return [key, value]
      return [key, isChoice ? typesetChoices(value) : typeset(value, language)]
    }),
  )
}

const typesetChoices = (choices: object) =>
  Object.fromEntries(
    Object.entries(choices).map(([locale, value]) => [locale, typeset(value, locale.slice(0, 2))]),
  )

const measured = (text: string) =>
  text.replace(/(\d) (°C|°F|m|km|ft|g|€|h|CAD)(?![\p{L}\p{N}])/gu, `$1${fixed}$2`)

const french = (text: string) =>
  text
    .replace(/ ([:;!?»%])/g, `${narrow}$1`)
    .replace(/« /g, `«${narrow}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${narrow}`)

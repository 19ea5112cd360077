import type { Region } from '../sites/sites.ts'

/** The categories of what a browser stores and sends, with their codes. */
export const consentCodes = {
  required: 'C0001',
  performanceAndAnalytics: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const

export type ConsentCategory = keyof typeof consentCodes
export type ConsentCode = (typeof consentCodes)[ConsentCategory]

/** The version of the texts that ask for consent. Raised with a change of their meaning, so that visitors are asked again. */
export const consentVersion = 1

/** The choice of a visitor, which scripts can read. */
export const consentCookie = 'cairn_consent'

/** How long a choice counts: 182 days. */
export const consentSeconds = 182 * 24 * 60 * 60

export type ConsentChoice = {
  version: number
  chosenAt: Date
  codes: readonly ConsentCode[]
  /** A random id that leads to the record of the choice, and to nobody. */
  consentId: string
}

/** The source of an expression for the text of a choice: version, seconds, codes and id. */
export const choicePattern = String.raw`(\d{1,4})\.(\d{10})\.(C000[1-4](?:-C000[1-4])*)\.([\da-f-]{36})`
const wholeChoice = new RegExp(`^${choicePattern}$`)

/** The value of the cookie, such as `1.1795773600.C0001-C0003.0b56a1f2-…`. */
export const choiceToText = ({ version, chosenAt, codes, consentId }: ConsentChoice): string =>
  [version, Math.floor(chosenAt.getTime() / 1000), codes.join('-'), consentId].join('.')

/** Undefined for anything that is no choice. */
export function choiceFromText(text = ''): ConsentChoice | undefined {
  const [, version, seconds, codes, consentId = ''] = wholeChoice.exec(text) ?? []
  if (version === undefined) return undefined
  return {
    version: Number(version),
    chosenAt: new Date(Number(seconds) * 1000),
    codes: allCodes.filter((code) => codes?.includes(code)),
    consentId,
  }
}

export const allCodes: readonly ConsentCode[] = Object.values(consentCodes)

/** What decides about a visit to the shop. */
export type ConsentFacts = {
  region: Region
  /** Staff who preview the shop are not asked. */
  isPreview: boolean
  choice: ConsentChoice | undefined
  /** Whether the browser sends Global Privacy Control, which refuses targeting. */
  hasPrivacyControl: boolean
}

/** In EMEA nothing but the required category is allowed before a choice. Elsewhere everything is allowed until it is refused. */
export function allowedCodes({
  hasPrivacyControl,
  ...facts
}: ConsentFacts): readonly ConsentCode[] {
  const codes = chosenCodes(facts)
  return hasPrivacyControl ? withoutTargeting(codes) : codes
}

/** A choice about older texts counts where visitors are not asked again. */
function chosenCodes({ region, isPreview, choice }: Omit<ConsentFacts, 'hasPrivacyControl'>) {
  if (isPreview) return allCodes
  if (region !== 'EMEA') return choice?.codes ?? allCodes
  return choice?.version === consentVersion ? choice.codes : [consentCodes.required]
}

export const withoutTargeting = (codes: readonly ConsentCode[]): readonly ConsentCode[] =>
  codes.filter((code) => code !== consentCodes.targeting)

/** Whether the visitor has to be asked. */
export const isChoiceMissing = ({ region, isPreview, choice }: ConsentFacts): boolean =>
  region === 'EMEA' && !isPreview && choice?.version !== consentVersion

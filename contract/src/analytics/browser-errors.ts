/** At most so many errors of a page are reported. */
export const maxErrors = 10

/** How many characters of an error are reported. */
export const browserErrorLimits = { name: 60, message: 500, stack: 4_000, path: 300 } as const

const removed = '…'

/** A script or style sheet of the shop with a position, which names the place of an error. */
const assetPlace = String.raw`\/assets\/[\w.-]+\.(?:js|css)(?::\d{1,7}){0,2}`
const emailAddress = String.raw`[^\s@"'<>()/:=&?]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+`
/** What follows the path of a URL. */
const queryAndHash = String.raw`(?<=[\w/.])[?#][^\s"'<>()]*`
const ipAddress = String.raw`\b\d{1,3}(?:\.\d{1,3}){3}\b`
/** Codes, tokens, and numbers of orders, cards, phones and people have a digit, or are longer than words. */
const character = String.raw`[\p{L}\p{N}_-]`
const code = String.raw`(?<!${character})(?:(?=[\p{L}_-]*\p{N})${character}{4,}|${character}{32,})`

const personal = new RegExp(
  [`(${assetPlace})`, emailAddress, queryAndHash, ipAddress, code].join('|'),
  'giu',
)

/** Everything but line breaks. */
const controls = /[^\P{C}\n]/gu

/**
 * A text of a program without what may belong to a person: email and IP addresses, queries, and every word of four or more
 * characters with a digit. It also removes harmless words, because what the text of an error quotes is not known.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replaceAll(controls, '')
    .replaceAll(personal, (_, place: string | undefined) => place ?? removed)

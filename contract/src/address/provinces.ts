import { en } from './messages/en.ts'

export type Province = { code: string; name: string }

type ProvinceKey = keyof typeof en

const isKey = (text: string): text is ProvinceKey => Object.hasOwn(en, text)
const keys = Object.keys(en).filter(isKey)

/** The states or provinces of a country whose addresses require one; otherwise empty. Their names are in English by default. */
export const provincesOf = (
  countryCode: string,
  nameOf: (key: ProvinceKey) => string = (key) => en[key],
): readonly Province[] =>
  keys
    .filter((key) => key.startsWith(`${countryCode}-`))
    .map((key) => ({ code: key.slice(3), name: nameOf(key) }))

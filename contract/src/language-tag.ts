/** en-us as browsers, mail programs and Intl write it: en-US. */
export function languageTag(locale: string): string {
  const [language = 'en', country = ''] = locale.split('-')
  return `${language}-${country.toUpperCase()}`
}

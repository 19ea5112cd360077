/** The named groups of a path, or an empty object where the path does not match. */
export const pathParams = (
  path: string | undefined,
  pattern: RegExp,
): Partial<Record<string, string>> => pattern.exec(path ?? '')?.groups ?? {}

/** The path of a product page below /p/, and of a category below /c/. The id decides, whatever the slug says. */
export const productPath = /^(?:(?<slug>.+)-)?(?<id>[A-Z0-9]{8,11})$/
export const categoryPath = /^(?:(?<slug>.+)-)?(?<id>\d{4,10})$/
export const contentPath = /^[a-z0-9][a-z0-9/-]{0,119}$/

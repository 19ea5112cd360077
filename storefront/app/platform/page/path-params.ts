/** The named groups of a path, or an empty object where the path does not match. */
export const pathParams = (
  path: string | undefined,
  pattern: RegExp,
): Partial<Record<string, string>> => pattern.exec(path ?? '')?.groups ?? {}

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Left out where nothing was typed. */
export function givenIn<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = textIn(form, name)
    if (text !== '') given[name] = text
  }
  return given
}

/** What was typed into fields of text, to be shown again. */
export const typedTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

export const formText = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').trim()

/** The trimmed texts of the named fields, without the empty ones. */
export function filledFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const fields: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = formText(form, name)
    if (text !== '') fields[name] = text
  }
  return fields
}

/** All text values of a form, to fill it in again. */
export const formTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

import { type BrokenFields, typedFields } from './typed-address.ts'

export const focusField = (name: string) =>
  document.querySelector<HTMLElement>(`.checkout [name="${name}"]`)?.focus()

/** The first of those that have to be put right. */
export function focusFirst(broken: BrokenFields, prefix = '') {
  const first = typedFields.find((field) => broken[field])
  if (first) focusField(`${prefix}${first}`)
}

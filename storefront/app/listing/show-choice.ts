/** Ticks and fills a form of choices as the address has it, without taking the focus from whoever is in it. */
export function showChoice(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = query.get(field.name) ?? field.value
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = query.has(field.name, field.value)
    if (field.type === 'number') field.value = query.get(field.name) ?? ''
  }
}

/** What a form says, without the fields that say nothing. */
export function choiceOf(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(said)
}

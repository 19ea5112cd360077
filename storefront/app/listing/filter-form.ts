/** Sets the fields of a filter form from the URL, without moving the focus. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = query.get(field.name) ?? field.value
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = query.has(field.name, field.value)
    if (field.type === 'number') field.value = query.get(field.name) ?? ''
  }
}

/** The query of a form, without empty fields. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const said = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(said)
}

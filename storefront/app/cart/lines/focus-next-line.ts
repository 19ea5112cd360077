/** After a line is removed by keyboard, the focus moves to the next or previous line, or else to the page's content. */
export function focusNextLine(form: Element) {
  if (!form.querySelector(':focus-visible')) return
  const line = form.closest('li')
  const nextLine = line?.nextElementSibling ?? line?.previousElementSibling
  const lastButton = Array.from(nextLine?.querySelectorAll('button') ?? []).at(-1)
  const next = lastButton ?? document.getElementById('content')
  next?.focus()
}

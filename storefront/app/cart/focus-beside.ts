/** Whoever removes a line by keyboard goes on at the one beside it, else at the page's content. */
export function focusBeside(form: Element) {
  if (!form.querySelector(':focus-visible')) return
  const line = form.closest('li')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const lastButton = Array.from(beside?.querySelectorAll('button') ?? []).at(-1)
  const next = lastButton ?? document.getElementById('content')
  next?.focus()
}

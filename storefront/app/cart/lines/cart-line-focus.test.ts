// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { focusNextLine } from './cart-line.tsx'

const line = (name: string) =>
  `<li><button>one more</button><form id="${name}"><button id="remove-${name}"></button></form></li>`

beforeEach(() => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${['first', 'last'].map(line).join('')}</main>`
})

function focusedAfter(name: string) {
  document.getElementById(`remove-${name}`)?.focus()
  const form = document.getElementById(name)
  if (form) focusNextLine(form)
  return document.activeElement?.id
}

test('moves to the next line', () => {
  expect(focusedAfter('first')).toBe('remove-last')
})

test('moves to the previous line after the last', () => {
  expect(focusedAfter('last')).toBe('remove-first')
})

test('moves to the content of the page without another line', () => {
  document.querySelector('li')?.remove()
  expect(focusedAfter('last')).toBe('content')
})

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { focusBeside } from './focus-beside.ts'

const line = (name: string) =>
  `<li><button>one more</button><form id="${name}"><button id="remove-${name}"></button></form></li>`

beforeEach(() => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${['first', 'last'].map(line).join('')}</main>`
})

function focusedAfter(name: string) {
  document.getElementById(`remove-${name}`)?.focus()
  const form = document.getElementById(name)
  if (form) focusBeside(form)
  return document.activeElement?.id
}

it('goes on to the next line', () => {
  expect(focusedAfter('first')).toBe('remove-last')
})

it('goes back from the last line', () => {
  expect(focusedAfter('last')).toBe('remove-first')
})

it('goes to the content of the page when there is no other line', () => {
  document.querySelector('li')?.remove()
  expect(focusedAfter('last')).toBe('content')
})

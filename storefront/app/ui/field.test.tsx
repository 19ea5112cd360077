// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Field } from './field.tsx'

afterEach(cleanup)

it('ties its error to its input', () => {
  render(<Field label="Postcode" error="It looks one letter short." defaultValue="SE1 3L" />)
  const input = screen.getByLabelText('Postcode')
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(description?.textContent).toBe('It looks one letter short.')
})

it('is silent when nothing is wrong', () => {
  render(<Field label="Phone" hint="Optional" />)
  const input = screen.getByLabelText(/Phone/)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByText('Optional')).toBeTruthy()
})

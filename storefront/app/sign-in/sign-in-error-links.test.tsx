// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LinkedText } from './sign-in-error.tsx'

afterEach(cleanup)

function show(text: string) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LinkedText text={text} locale="en-us" /> },
  ])
  const { container } = render(<Stub />)
  return container
}

test('renders links in a server message as links within the shop (AUTH-147)', () => {
  show(
    'No. <a href="/forgot-password">Reset it</a> or <a class="x" href=\'/en-us/help/contact-us\'>ask us</a>.',
  )

  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/en-us/forgot-password', '/en-us/help/contact-us'])
})

test.each([
  '<script>alert(1)</script>No.',
  '<img src=x onerror=alert(1)>No.',
  '<a href="javascript:alert(1)">No.</a>',
  '<a href="//evil.example">No.</a>',
  '<a href="https://evil.example">No.</a>',
  '<a onclick="alert(1)" href="/\\evil.example">No.</a>',
])('removes other markup: %s (AUTH-147)', (text) => {
  const container = show(text)

  expect(container.querySelector('script, img, a, [onclick]')).toBeNull()
  expect(container.textContent).toContain('No.')
})

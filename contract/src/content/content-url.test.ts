import { expect, test } from 'vitest'
import { isContentUrl } from './content-url.ts'

test.each([
  '/',
  '/help/contact-us',
  '/c/down-jackets-210101?sort=newest#top',
  '#sign-up-modal',
  '?x=1#modal',
  'https://example.com',
  'https://www.example.co.uk:8443/a/b?c=d#e',
  'mailto:help@cairn.example',
  'tel:+44-20-7946-0018',
])('accepts the link %j', (url) => {
  expect(isContentUrl(url)).toBe(true)
})

test.each([
  '',
  ' ',
  'help',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://example.com',
  'https://user@evil.example',
  'https://evil',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '/a"onmouseover="alert(1)',
  '/a b',
  '/a\nb',
  'mailto:a@b.c?body=<script>',
  null,
  12,
])('rejects the link %j', (url) => {
  expect(isContentUrl(url)).toBe(false)
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { type Menu, SiteMenu } from './site-menu.tsx'

afterEach(cleanup)

type MenuItem = Menu['items'][number]

const defaultItem: MenuItem = {
  id: 'outlet',
  title: 'Outlet',
  target: { url: '/outlet' },
  menuStyle: 'default',
  titleVisibility: { sm: true, md: true, lg: true },
  hasPanel: false,
}

function show(overrides: Partial<MenuItem>) {
  const items = [{ ...defaultItem, ...overrides }]
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SiteMenu items={items} opensOn="hover" /> },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  return screen.getByRole('link', { name: 'Outlet', hidden: true })
}

test('a menu entry has its style, its icon, and its title at the chosen widths (NAV-013)', () => {
  const plainItem = show({})
  expect(plainItem.closest('li')?.className).toContain('menu-default')
  expect(plainItem.querySelector('use')).toBeNull()
  expect(screen.getByText('Outlet').className.trim()).toBe('')
  cleanup()
  const styledItem = show({
    menuStyle: 'sale',
    menuIcon: 'gift',
    titleVisibility: { sm: true, md: false, lg: false },
  })
  expect(styledItem.closest('li')?.className).toContain('menu-sale')
  expect(styledItem.querySelector('use')?.getAttribute('href')).toMatch(/#gift$/)
  expect(screen.getByText('Outlet').className.trim()).toBe('md:max-lg:sr-only lg:sr-only')
})

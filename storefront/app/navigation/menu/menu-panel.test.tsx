// @vitest-environment jsdom
import { menuNode } from '@cairn/contract/content/document'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SecondaryNav } from '../../content/blocks/secondary-nav.tsx'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { bindMenuGestures } from './menu-events.ts'
import { MenuPanel } from './menu-panel.server.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(node: ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => node }])
  return render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  ).container
}

const menuItem = (id: string, title: string, target?: object) => ({
  id,
  title,
  ...(target && { target }),
})
const women = {
  id: 'women',
  title: 'Women',
  target: { url: '/c/women-1000' },
  columns: [
    {
      children: [
        {
          ...menuItem('jackets', 'Jackets', { url: '/c/jackets-1100' }),
          children: [menuItem('down', 'Down', { url: '/c/down-1110' })],
        },
      ],
    },
    {
      children: [
        {
          ...menuItem('more', 'More'),
          children: [
            menuItem('away', 'Elsewhere', {
              url: 'https://example.com',
              targetAttribute: '_blank',
            }),
          ],
        },
      ],
    },
  ],
}
const item = (more = {}) => menuNode.parse({ ...women, ...more })
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the panel of a menu entry', () => {
  test('shows columns, groups and links, some of which open in a new tab (NAV-009, NAV-010)', () => {
    const rendered = show(<MenuPanel item={item()} />)
    expect(rendered.querySelectorAll('.menu-column')).toHaveLength(2)
    expect([linkTo('Jackets'), linkTo('Down')]).toEqual(['/c/jackets-1100', '/c/down-1110'])
    expect(screen.getByText('More').tagName).toBe('P')
    const outsideLink = screen.getByRole('link', { name: 'Elsewhere' })
    expect([outsideLink.getAttribute('href'), outsideLink.getAttribute('target')]).toEqual([
      'https://example.com',
      '_blank',
    ])
  })

  test('shows a banner, and linked pictures under a title (NAV-011, NAV-012)', () => {
    const media = { picture: 'scene-tarn', alt: 'A lake' }
    show(
      <MenuPanel
        item={item({
          menuBanner: { title: 'The list', subtitle: 'Eleven', media, target: { url: '/list' } },
          visualSelectorsTitle: 'By weather',
          visualSelectors: [{ id: 'rain', title: 'Rain', media, target: { url: '/rain' } }],
        })}
      />,
    )
    const banner = screen.getByRole('link', { name: /The list/ })
    expect(banner.getAttribute('href')).toBe('/list')
    expect(within(banner).getByRole('img', { name: 'A lake' })).toBeTruthy()
    expect(screen.getByText('By weather')).toBeTruthy()
    expect(linkTo('Rain')).toBe('/rain')
    expect(screen.getByRole('link', { name: 'Rain' }).querySelector('img')).toBeTruthy()
  })

  test('shows the texts, links, colours and promotion of a banner (NAV-011)', () => {
    const richText = [{ type: 'paragraph', text: [{ type: 'link', url: '/why', text: 'Why' }] }]
    const promotionTracking = { creativeName: 'Hut', promotionId: 'P1', promotionName: 'Winter' }
    const menuBanner = {
      title: 'The list',
      target: { url: '/list' },
      badge: 'Soon',
      richText,
      targets: [{ url: '/all', text: 'All of it' }],
      backgroundColor: '#112233',
      textColor: '#ffeedd',
      promotionTracking,
    }
    const rendered = show(<MenuPanel item={item({ menuBanner })} />)
    expect(['The list', 'Why', 'All of it'].map(linkTo)).toEqual(['/list', '/why', '/all'])
    expect(screen.getByText('Soon')).toBeTruthy()
    const banner = rendered.querySelector<HTMLElement>('.menu-banner')
    expect([banner?.style.backgroundColor, banner?.style.color]).toEqual([
      'rgb(17, 34, 51)',
      'rgb(255, 238, 221)',
    ])
    expect(JSON.parse(banner?.dataset['promotion'] ?? '')).toEqual(promotionTracking)
  })

  test('shows a banner without a picture (NAV-011)', () => {
    show(<MenuPanel item={item({ menuBanner: { title: 'The list', target: { url: '/list' } } })} />)
    expect(linkTo('The list')).toBe('/list')
  })

  test('links to all products, with its own text, hidden at some widths, or not at all (NAV-014, NAV-039)', () => {
    show(<MenuPanel item={item({ hideShopAll: { sm: true, md: false, lg: false } })} />)
    expect(linkTo('All of Women')).toBe('/c/women-1000')
    const line = screen.getByRole('link', { name: 'All of Women' }).parentElement
    expect(line?.className).toContain('hidden-at-sm')
    expect(line?.className).not.toContain('hidden-at-lg')
    cleanup()
    show(<MenuPanel item={item({ overrideShopAll: { url: '/every', text: 'Every coat' } })} />)
    expect(linkTo('Every coat')).toBe('/every')
    cleanup()
    show(<MenuPanel item={item({ hideShopAll: { sm: true, md: true, lg: true } })} />)
    expect(screen.queryByRole('link', { name: 'All of Women' })).toBeNull()
  })
})

describe('the menu under the pointer', () => {
  let menu: HTMLElement
  const isOpen = () => menu.querySelector('details')?.open

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    menu = document.createElement('nav')
    menu.innerHTML = '<details><summary>Women</summary></details>'
    document.body.append(menu)
  })

  afterEach(() => menu.remove())

  function hoverOver(title: Element | null) {
    const event = new MouseEvent('pointerover', { bubbles: true })
    title?.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }))
  }

  test('does not open on hover when it is set to clicks (NAV-028)', () => {
    const title = menu.querySelector('summary')
    const isOpenAfterHover = (opensOn: 'hover' | 'click') => {
      const gestures = bindMenuGestures(menu, opensOn)
      hoverOver(title)
      vi.advanceTimersByTime(1000)
      gestures.stop()
      return isOpen()
    }
    expect(isOpenAfterHover('click')).toBe(false)
    title?.click()
    expect(isOpen()).toBe(true)
    title?.click()
    expect(isOpenAfterHover('hover')).toBe(true)
  })

  test('closes with Escape after the pointer has opened it, with the focus on its title (NAV-029)', () => {
    const gestures = bindMenuGestures(menu, 'hover')
    const title = menu.querySelector('summary')
    const openByPointer = () => {
      hoverOver(title)
      vi.advanceTimersByTime(1000)
      expect(isOpen()).toBe(true)
    }
    openByPointer()
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(isOpen()).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(title)

    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    openByPointer()
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(field)
    field.remove()
    gestures.stop()
  })

  test('stays closed after a navigation during the hover delay', () => {
    const gestures = bindMenuGestures(menu, 'hover')
    hoverOver(menu.querySelector('summary'))
    gestures.close()
    vi.advanceTimersByTime(1000)
    expect(isOpen()).toBe(false)
    gestures.stop()
  })
})

test('the secondary navigation shows title, links, alignment and colours (NAV-018)', () => {
  const rendered = show(
    <SecondaryNav
      title="Nearby"
      targets={[
        { url: '/stores', text: 'Stores' },
        { url: 'https://example.com', text: 'Blog', targetAttribute: '_blank' },
      ]}
      alignment="right"
      backgroundColor="#112233"
      textColor="#ffffff"
    />,
  )
  const nav = rendered.querySelector('nav')
  expect(nav?.getAttribute('aria-label')).toBe('Nearby')
  expect(nav?.className).toContain('secondary-nav-right')
  expect([nav?.style.getPropertyValue('--ground'), nav?.style.color]).toEqual([
    '#112233',
    'rgb(255, 255, 255)',
  ])
  expect(within(rendered).getByText('Stores').getAttribute('href')).toBe('/stores')
  expect(within(rendered).getByText('Blog').getAttribute('target')).toBe('_blank')
})

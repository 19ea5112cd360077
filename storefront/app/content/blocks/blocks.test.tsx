// @vitest-environment jsdom
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { Blocks } from './blocks.tsx'

beforeAll(() => Promise.all([import('./simple-blocks.tsx'), import('./benefit-bar.tsx')]))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** A block with these fields, and the defaults of all others. */
const blockOf = (type: ContentBlock['type'], fields: object) =>
  contentBlock.parse({ id: `a-${type}`, type, fields })

const show = (...blocks: ContentBlock[]) => showWith({ Blocks, MessagesProvider }, blocks)

/** Shows blocks on a page that has just been loaded: only what the browser has stored is left of the page before. */
async function showAfterReload(...blocks: ContentBlock[]) {
  vi.resetModules()
  const loadedModules = {
    ...(await import('./blocks.tsx')),
    ...(await import('../../platform/text/messages.tsx')),
  }
  return showWith(loadedModules, blocks)
}

type PageModules = { Blocks: typeof Blocks; MessagesProvider: typeof MessagesProvider }

function showWith(page: PageModules, blocks: readonly ContentBlock[]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <page.Blocks blocks={blocks} /> }])
  const rendered = render(
    <page.MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </page.MessagesProvider>,
  )
  return waitFor(() => {
    const block = rendered.container.querySelector<HTMLElement>('[data-block]')
    if (!block) throw new Error('nothing is shown')
    return block
  })
}

const richTextOf = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]
const picture = { picture: 'scene-tarn', alt: 'A lake' }
const link = (text: string, overrides = {}) => ({
  url: `/${text.toLowerCase()}`,
  text,
  ...overrides,
})

/** A hero with text fields and two links. */
const showHeroWithText = () =>
  show(
    blockOf('hero', {
      eyebrowText: 'Winter',
      title: 'Warm',
      subtitle: 'Before the sun is.',
      richText: richTextOf('Tested at dawn.'),
      targets: [
        link('Shop', { style: 'accent', size: 'tall' }),
        link('Read', { style: 'line', size: 'small' }),
      ],
    }),
  )

/** A hero with a logo, a picture and a caption. */
const showHeroWithPicture = () =>
  show(
    blockOf('hero', {
      title: 'Warm',
      eyebrowLogo: { picture: 'scene-cairn', alt: 'The mark' },
      media: picture,
      mediaList: [{ breakpoint: 'sm', picture: 'scene-tarn-tall', alt: '' }],
      mediaTarget: { url: '/lake' },
      caption: { text: '2,912 m', position: 'left', color: '#ff0000' },
    }),
  )

describe('a hero', () => {
  test('shows eyebrow, title, subtitle, text and links in this order (CONT-042)', async () => {
    const hero = await showHeroWithText()
    const heroText = hero.textContent ?? ''
    const expectedTexts = [
      'Winter',
      'Warm',
      'Before the sun is.',
      'Tested at dawn.',
      'Shop',
      'Read',
    ]
    const positions = expectedTexts.map((part) => heroText.indexOf(part))
    expect(positions).not.toContain(-1)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  test('shows its links in their style and size (CONT-039)', async () => {
    await showHeroWithText()
    const shop = screen.getByRole('link', { name: 'Shop' })
    expect(shop.getAttribute('href')).toBe('/shop')
    expect([...shop.classList]).toEqual(expect.arrayContaining(['button-accent', 'button-tall']))
    const readLink = screen.getByRole('link', { name: 'Read' })
    expect([...readLink.classList]).toEqual(expect.arrayContaining(['button-line', 'button-small']))
  })

  test('shows a logo and a picture (CONT-038, CONT-042)', async () => {
    await showHeroWithPicture()
    const logo = screen.getByRole('img', { name: 'The mark' })
    const title = screen.getByRole('heading', { name: 'Warm' })
    expect(logo.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('img', { name: 'A lake' }).getAttribute('src')).toContain('scene-tarn?')
  })

  test('shows another picture on narrow windows, and links it', async () => {
    const hero = await showHeroWithPicture()
    expect(hero.querySelector('source')?.getAttribute('srcset')).toContain('scene-tarn-tall')
    expect(hero.querySelector('source')?.media).toBe('(max-width: 599px)')
    expect(screen.getByRole('link', { name: 'Warm' }).getAttribute('href')).toBe('/lake')
  })

  test('shows a caption in its colour and at its position', async () => {
    await showHeroWithPicture()
    const caption = screen.getByText('2,912 m')
    expect(caption.style.color).toBe('rgb(255, 0, 0)')
    expect(caption.className).toContain('hero-caption-left')
  })

  test('has the promotion attributes for analytics', async () => {
    const tracking = { creativeName: 'dawn', promotionId: 'w26', promotionName: 'Winter' }
    const hero = await show(blockOf('hero', { title: 'Warm', promotionTracking: tracking }))
    expect(JSON.parse(hero.dataset['promotion'] ?? '{}')).toEqual(tracking)
  })

  test('uses the colours, alignment and gradient of its author (CONT-040)', async () => {
    const hero = await show(
      blockOf('hero', {
        title: 'Warm',
        backgroundColor: '#112233',
        textColor: '#ffeedd',
        alignment: 'center',
        gradient: { style: 'full', tone: 'light' },
      }),
    )
    expect(hero.style.backgroundColor).toBe('rgb(17, 34, 51)')
    expect(hero.style.color).toBe('rgb(255, 238, 221)')
    expect([...hero.classList]).toEqual(expect.arrayContaining(['align-center', 'tone-light']))
    expect(hero.querySelector('.hero-gradient-full')).toBeTruthy()
  })

  test('can fill the window and give its buttons equal widths', async () => {
    const fields = { title: 'Warm', name: 'Winter', targets: [link('Shop'), link('Read')] }
    const hero = await show(
      blockOf('hero', { ...fields, isFullHeight: true, equalTargetSize: true }),
    )
    expect([...hero.classList]).toContain('hero-full')
    expect(hero.querySelector('.block-buttons-equal')).toBeTruthy()
    expect(hero.dataset['name']).toBe('Winter')
    cleanup()
    const other = await show(blockOf('hero', fields))
    expect([...other.classList]).not.toContain('hero-full')
    expect(other.querySelector('.block-buttons-equal')).toBeNull()
  })

  test('can have no gradient, and a product in front of its picture (CONT-052)', async () => {
    const shadeOf = async (style: string) => {
      const hero = await show(
        blockOf('hero', {
          title: 'Warm',
          variant: 'product-overlay',
          product: { picture: 'scene-cairn', alt: 'A jacket' },
          gradient: { style, tone: 'dark' },
          overlay: { position: 'left', width: 'lg' },
        }),
      )
      expect(hero.querySelector('.hero-text')?.className).toContain('width-lg')
      expect(hero.querySelector('.hero-media .hero-product img')?.getAttribute('alt')).toBe(
        'A jacket',
      )
      const gradientClass = hero.querySelector('.hero-gradient')?.className
      cleanup()
      return gradientClass
    }
    expect(await shadeOf('off')).toBeUndefined()
    expect(await shadeOf('full')).toContain('hero-gradient-full')
    expect(await shadeOf('focused')).toContain('hero-gradient-focused')
  })
})

describe('the other blocks', () => {
  const linkTexts = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

  test('a card shows its badge (CONT-053)', async () => {
    await show(
      blockOf('linked-card', { title: 'Ski', badge: 'New', media: picture, target: link('Ski') }),
    )
    const card = screen.getByRole('link', { name: /Ski/ })
    expect(within(card).getByText('New')).toBeTruthy()
    expect(card.getAttribute('href')).toBe('/ski')
  })

  test('icons are shown with their texts, links and colours (CONT-056)', async () => {
    await show(
      blockOf('icon-and-text', {
        title: 'What we promise',
        iconAndText: [
          {
            icon: 'mend',
            title: 'Mended',
            richText: richTextOf('For life.'),
            target: link('How'),
            backgroundColor: '#112233',
            textColor: '#ffffff',
          },
        ],
      }),
    )
    expect(screen.getByRole('heading', { name: 'What we promise' })).toBeTruthy()
    const [item] = screen.getAllByRole('listitem')
    expect(item?.textContent).toContain('Mended')
    expect(item?.querySelector('use')?.getAttribute('href')).toMatch(/#mend$/)
    expect(item?.style.backgroundColor).toBe('rgb(17, 34, 51)')
    expect(item?.style.color).toBe('rgb(255, 255, 255)')
    expect(item?.textContent).toContain('For life.')
    expect(screen.getByRole('link', { name: 'How' }).getAttribute('href')).toBe('/how')
  })

  test('a multi-link card has several links (CONT-066)', async () => {
    await show(
      blockOf('multi-link-card', { title: 'Help', links: [link('Delivery'), link('Returns')] }),
    )
    expect(linkTexts()).toEqual(['Delivery', 'Returns'])
  })

  test('a group of buttons has several links', async () => {
    await show(blockOf('cta-buttons', { targets: [link('Stores'), link('Offers')] }))
    expect(linkTexts()).toEqual(['Stores', 'Offers'])
    for (const button of screen.getAllByRole('link')) {
      expect([...button.classList]).toContain('button')
    }
  })

  test('a picture has an alternative text and several widths (CONT-067)', async () => {
    await show(blockOf('picture', { media: picture }))
    const image = screen.getByRole('img', { name: 'A lake' })
    expect(image.getAttribute('srcset')).toMatch(/400w.*800w.*1200w/)
  })

  test('accordion sections open and close (CONT-072)', async () => {
    const accordion = await show(
      blockOf('accordion', {
        title: 'Questions',
        items: [{ title: 'How long?', richText: richTextOf('Ten days.') }],
      }),
    )
    const section = accordion.querySelector('details')
    expect(section?.open).toBe(false)
    act(() => accordion.querySelector('summary')?.click())
    expect(section?.open).toBe(true)
    act(() => accordion.querySelector('summary')?.click())
    expect(section?.open).toBe(false)
  })

  test('a spacer has its height and colour (CONT-065)', async () => {
    const spacer = await show(
      blockOf('spacer', { backgroundColor: '#112233', bottomMargins: 'large' }),
    )
    expect([spacer.className, spacer.style.backgroundColor]).toEqual([
      'spacer-large',
      'rgb(17, 34, 51)',
    ])
  })

  test('a closed benefit bar stays closed, also after a reload (CONT-069, CONT-076)', async () => {
    const barOf = (title: string) =>
      blockOf('benefit-bar', { closable: true, benefits: [{ icon: 'mend', title, text: 'Free.' }] })
    const bar = barOf('Mended for life')
    const otherBar = { ...barOf('Tested at dawn'), id: 'another-bar' }
    await show(bar)
    expect(screen.getByRole('heading', { name: 'Mended for life' })).toBeTruthy()
    expect(screen.getByText('Free.')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByRole('heading')).toBeNull()

    const shownTitles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
    for (const showAgain of [show, showAfterReload]) {
      cleanup()
      await showAgain(bar, otherBar)
      expect(shownTitles()).toEqual(['Tested at dawn'])
    }
  })
})

// @vitest-environment jsdom
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { Blocks } from './blocks.tsx'

const play = vi.fn<() => Promise<void>>(async () => {})
const scrollTo = vi.fn<() => void>()
let prefersReducedMotion = false

beforeAll(async () => {
  await Promise.all([
    import('./card-grid.tsx'),
    import('./carousel.tsx'),
    import('./dialog-block.tsx'),
    import('./video.tsx'),
  ])
})
beforeEach(() => {
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
  Object.assign(HTMLMediaElement.prototype, { play, pause: () => {} })
  Object.assign(Element.prototype, { scrollTo })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
    getAnimations: () => [],
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

const shop = { locale: 'en-us', region: 'NORA', currency: 'USD', features: settingsOf('en-us') }

type ShowOptions = { hash?: string; features?: object; blocks?: readonly object[] }

async function show(
  type: ContentBlock['type'],
  fields: object,
  { hash = '', features = {}, blocks }: ShowOptions = {},
) {
  const block = contentBlock.parse({ id: 'one', type, fields, blocks })
  const root = { ...shop, features: { ...shop.features, ...features } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <Blocks blocks={[block]} />,
      HydrateFallback: () => null,
    },
  ])
  const rendered = render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub initialEntries={[`/${hash}`]} hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
  await vi.waitFor(() => {
    if (!rendered.container.querySelector('[data-block]')) throw new Error('nothing is shown')
  }, 8_000)
  return rendered.container
}

const cards = ['Women', 'Men', 'Kids'].map((title) => ({
  title,
  media: { picture: 'scene-tarn' },
  target: { url: `/${title.toLowerCase()}` },
}))
const richTextOf = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]
const currentCount = () => screen.getByText(/^\d of 3$/, { selector: 'span' }).textContent

describe('a carousel', () => {
  const open = (overrides: object = {}) =>
    show('carousel', { title: 'For whom', slides: cards, autorotateTime: 5, ...overrides })

  test('rotates after the given number of seconds (CONT-108)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
    await open()
    expect(currentCount()).toBe('1 of 3')
    await act(() => vi.advanceTimersByTimeAsync(4_800))
    expect(currentCount()).toBe('1 of 3')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(currentCount()).toBe('2 of 3')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 400 })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(currentCount()).toBe('3 of 3')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 800 })
  })

  test('does not rotate when paused or with reduced motion', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Stop turning' }))
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(currentCount()).toBe('1 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Turn by itself' }))
    prefersReducedMotion = true
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(currentCount()).toBe('1 of 3')
  })

  test('can be moved by its buttons, and has no pause button if it does not rotate', async () => {
    await open({ autorotateTime: 0 })
    expect(screen.queryByRole('button', { name: 'Stop turning' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(currentCount()).toBe('3 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'On' }))
    expect(currentCount()).toBe('1 of 3')
  })
})

test('collections are shown as a grid of cards or as a carousel', async () => {
  const page = await show('collections', { title: 'For whom', cards })
  expect(page.querySelectorAll('.cards > li')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'On' })).toBeNull()
  cleanup()
  const carousel = await show('collections', { title: 'For whom', cards, variant: 'carousel' })
  expect(carousel.querySelectorAll('.carousel > li')).toHaveLength(3)
  const men = screen.getByRole('link', { name: /Men/ })
  expect(men.getAttribute('href')).toBe('/men')
})

describe('a dialog', () => {
  const fields = {
    name: 'how-it-works',
    title: 'How it works',
    subtitle: 'In three steps.',
    richText: richTextOf('First you choose.'),
    alignment: 'center',
    media: { picture: 'scene-tarn', alt: 'A lake' },
    targets: [{ url: '/help', text: 'Help' }],
  }
  const open = (overrides: object = {}, blocks?: readonly object[]) =>
    show(
      'dialog',
      { ...fields, ...overrides },
      { hash: '#how-it-works', ...(blocks && { blocks }) },
    )

  test('opens by its name and shows its content (CONT-059)', async () => {
    await show('dialog', fields)
    expect(screen.queryByText('In three steps.')).toBeNull()
    cleanup()
    await open()
    const dialog = within(screen.getByRole('dialog', { name: 'How it works' }))
    for (const text of ['In three steps.', 'First you choose.']) dialog.getByText(text)
    expect(dialog.getByRole('img', { name: 'A lake' })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
    expect(dialog.getByText('In three steps.').closest('.align-center')).toBeTruthy()
  })

  test('shows the blocks within it', async () => {
    const grid = { id: 'inner', type: 'card-grid', fields: { cards: [{ title: 'A card' }] } }
    await open({}, [grid])
    const dialog = within(screen.getByRole('dialog', { name: 'How it works' }))
    expect(
      (await dialog.findByRole('heading', { name: 'A card' })).closest('.dialog-blocks'),
    ).toBeTruthy()
  })

  test('shows its picture above, below or beside the text (CONT-060)', async () => {
    const placeOf = async (mediaPosition: string) => {
      const page = await open({ mediaPosition })
      const picture = page.querySelector('.content-picture')
      const text = screen.getByText('In three steps.')
      const isBefore =
        picture && text.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_PRECEDING
      const sideClass = picture?.closest('.dialog-art > div')?.className
      cleanup()
      return sideClass ?? (isBefore ? 'before' : 'after')
    }
    const positions = ['top', 'body', 'left-normal', 'left-large']
    const places = []
    for (const position of positions) places.push(await placeOf(position))
    expect(places).toEqual(['before', 'after', 'dialog-art-normal', 'dialog-art-large'])
  })
})

describe('a video', () => {
  const file = {
    url: '/films/dawn.webm',
    poster: { picture: 'scene-tarn' },
    width: 1280,
    height: 640,
  }
  const settings = (playerSettings: object) => ({ ...file, playerSettings })
  const elementIn = (page: HTMLElement) => {
    const video = page.querySelector('video')
    if (!video) throw new Error('no video')
    return video
  }

  test('plays with the settings of its author (CONT-064)', async () => {
    const plainVideo = elementIn(await show('video', file))
    expect([plainVideo.controls, plainVideo.loop, plainVideo.muted]).toEqual([true, false, false])
    expect(play).not.toHaveBeenCalled()
    cleanup()
    const set = settings({ loop: true, muted: true, hideControls: true })
    const other = elementIn(await show('video', set))
    expect([other.controls, other.loop, other.muted]).toEqual([false, true, true])
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
    cleanup()
    const auto = elementIn(await show('video', settings({ autoplay: true })))
    expect(play).toHaveBeenCalledTimes(1)
    expect(auto.muted).toBe(true)
  })

  test('does not play automatically with reduced motion', async () => {
    prefersReducedMotion = true
    await show('video', settings({ autoplay: true }))
    expect(play).not.toHaveBeenCalled()
  })

  test('shows its poster and controls and logs the error if autoplay is refused (CONT-103)', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    const page = await show('video', settings({ autoplay: true, hideControls: true }))
    await expect.poll(() => log).toHaveBeenCalledTimes(1)
    expect(elementIn(page).poster).toContain('scene-tarn')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('reserves its space before it is loaded', async () => {
    const page = await show('video', file)
    const box = page.querySelector<HTMLElement>('.video')
    expect(box?.style.aspectRatio).toBe('1280 / 640')
  })

  describe('that is long is played from the video host', () => {
    const cloudinaryAsset = { cloudName: 'cairn', publicId: 'dawn' }
    const asset = { ...file, cloudinaryAsset, duration: 60 }
    const playerOf = async (fields: object, playsHostedVideos = true) => {
      const page = await show('video', { ...asset, ...fields }, { features: { playsHostedVideos } })
      const kind = page.querySelector('.video')?.getAttribute('data-player')
      const sources = Array.from(page.querySelectorAll('video source'), (source) =>
        source.getAttribute('src'),
      )
      cleanup()
      return { kind, sources }
    }
    const plain = { kind: 'plain', sources: ['/films/dawn.webm'] }

    test('only if the site uses it (CONT-120)', async () => {
      const { kind, sources } = await playerOf({})
      expect(kind).toBe('hosted')
      for (const source of sources) expect(source).toMatch(/^https:\/\/res\.cloudinary\.com\/cairn/)
      expect(await playerOf({}, false)).toEqual(plain)
    })

    test('only if its account and id are known (CONT-121, CONT-123)', async () => {
      expect(await playerOf({ cloudinaryAsset: { cloudName: 'cairn' } })).toEqual(plain)
      expect(await playerOf({ cloudinaryAsset: { publicId: 'dawn' } })).toEqual(plain)
    })

    test('only from 31 seconds on (CONT-122, CONT-123)', async () => {
      expect(await playerOf({ duration: 30 })).toEqual(plain)
      const { kind, sources } = await playerOf({ duration: 31 })
      expect([kind, sources[0]]).toEqual(['hosted', expect.stringContaining('cloudinary.com')])
    })
  })

  test.each(['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])(
    'at %s is played by YouTube, and not before the visitor starts it (CONT-124)',
    async (url) => {
      const page = await show('video', { ...file, url, seoTitle: 'One dawn' })
      expect(page.querySelector('iframe')).toBeNull()
      expect(page.innerHTML).not.toMatch(/src="https:/)
      const playLink = screen.getByRole('link', { name: /^Play One dawn/ })
      expect(playLink.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
      fireEvent.click(playLink)
      const frame = screen.getByTitle('One dawn')
      expect(frame.getAttribute('src')).toBe(
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1',
      )
    },
  )
})

// @vitest-environment jsdom
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { Blocks } from './blocks.tsx'

let width: number
const resized = new Set<() => void>()
let prefersReducedMotion: boolean

/** Knows the queries for a minimum width and for reduced motion. */
const matchMedia = (query: string) => ({
  get matches() {
    const minimum = /min-width: (\d+)px/.exec(query)?.[1]
    return minimum === undefined ? prefersReducedMotion : width >= Number(minimum)
  },
  addEventListener: (_: string, onChange: () => void) => resized.add(onChange),
  removeEventListener: (_: string, onChange: () => void) => resized.delete(onChange),
})

const resizeTo = (pixels: number) =>
  act(() => {
    width = pixels
    for (const react of resized) react()
  })

const play = vi.fn<() => Promise<void>>(async () => {})
const pause = vi.fn<() => void>()

beforeEach(() => {
  width = 1440
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', matchMedia)
  Object.assign(HTMLMediaElement.prototype, { play, pause })
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

async function show(fields: object) {
  const hero = contentBlock.parse({ id: 'one', type: 'hero', fields: { title: 'Warm', ...fields } })
  const Stub = createRoutesStub([{ path: '/', Component: () => <Blocks blocks={[hero]} /> }])
  const { container } = render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  await screen.findByRole('heading', { name: 'Warm' })
  return container
}

const base = { picture: 'scene-tarn', alt: 'A lake' }
const entry = (breakpoint: string, picture: string, video?: string) => ({
  breakpoint,
  picture,
  video,
})

/** The pictures of a hero: up to a width, and the one of wider windows. */
async function picturesOf(fields: object) {
  const container = await show(fields)
  const nameIn = (url: string | null | undefined) => /\/images\/([\w-]+)/.exec(url ?? '')?.[1]
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    nameIn(srcset),
  ])
  const image = container.querySelector('img')
  cleanup()
  return { ...Object.fromEntries(sources), wide: nameIn(image?.getAttribute('src')) }
}

describe('the picture of a hero', () => {
  const [phones, tablets] = ['(max-width: 599px)', '(max-width: 1023px)']
  const [sm, md, lg] = [entry('sm', 'small'), entry('md', 'middle'), entry('lg', 'large')]

  test.each([
    [[], { wide: 'scene-tarn' }],
    [[sm], { [phones]: 'small', wide: 'scene-tarn' }],
    [[md], { [phones]: 'scene-tarn', wide: 'middle' }],
    [[lg], { [tablets]: 'scene-tarn', wide: 'large' }],
    [[sm, md], { [phones]: 'small', wide: 'middle' }],
    [[sm, lg], { [phones]: 'small', [tablets]: 'scene-tarn', wide: 'large' }],
    [[md, lg], { [phones]: 'scene-tarn', [tablets]: 'middle', wide: 'large' }],
    [[lg, md, sm], { [phones]: 'small', [tablets]: 'middle', wide: 'large' }],
  ])(
    'applies from its width on, beside another one for all widths: %j (CONT-043)',
    async (mediaList, expected) => {
      expect(await picturesOf({ media: base, mediaList })).toEqual(expected)
    },
  )

  test.each([
    [[sm], { wide: 'small' }],
    [[md], { wide: 'middle' }],
    [[lg], { wide: 'large' }],
    [[sm, lg], { [tablets]: 'small', wide: 'large' }],
  ])('also applies below its width if there is no other one: %j', async (mediaList, expected) => {
    expect(await picturesOf({ mediaList })).toEqual(expected)
  })

  test('keeps its focus at its width', async () => {
    const container = await show({
      media: { ...base, focus: { x: 10, y: 20 } },
      mediaList: [
        { ...sm, focus: { x: 30, y: 40 } },
        { ...lg, focus: { x: 50, y: 60 } },
      ],
    })
    const { style } = container.querySelector('picture') ?? document.body
    const focus = ['--focus-narrow', '--focus-middle', '--focus'].map((name) =>
      style.getPropertyValue(name),
    )
    expect(focus).toEqual(['30% 40%', '10% 20%', '50% 60%'])
  })
})

describe('the video of a hero', () => {
  const videoIn = (container: HTMLElement) => container.querySelector('.hero-media > video')
  const playsVideo = (container: HTMLElement, url: string) =>
    waitFor(() => expect(videoIn(container)?.getAttribute('src')).toBe(url))
  const fields = {
    media: base,
    mediaList: [
      entry('md', 'middle', '/films/middle.webm'),
      entry('lg', 'large', '/films/large.webm'),
    ],
  }

  test('plays in the windows that its picture is for (CONT-038)', async () => {
    const container = await show(fields)
    await playsVideo(container, '/films/large.webm')
    expect(play).toHaveBeenCalledTimes(1)
    resizeTo(800)
    await playsVideo(container, '/films/middle.webm')
    expect(play).toHaveBeenCalledTimes(2)
    resizeTo(390)
    expect(videoIn(container)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('can be stopped and started', async () => {
    const container = await show(fields)
    const toggle = await screen.findByRole('button', { name: en.playVideo })
    const video = videoIn(container)
    if (video) fireEvent.play(video)
    fireEvent.click(await screen.findByRole('button', { name: en.pauseVideo }))
    expect(pause).toHaveBeenCalledTimes(1)
    if (video) fireEvent.pause(video)
    fireEvent.click(toggle)
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('does not start for visitors who prefer reduced motion', async () => {
    prefersReducedMotion = true
    const container = await show(fields)
    await playsVideo(container, '/films/large.webm')
    expect(play).not.toHaveBeenCalled()
  })
})

test('the link over a hero has the text of its target as its name', async () => {
  await show({ media: base, mediaTarget: { url: '/lake', text: 'The lake' } })
  expect(screen.getByRole('link', { name: 'The lake' }).getAttribute('href')).toBe('/lake')
})

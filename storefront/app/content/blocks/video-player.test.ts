import { describe, expect, test } from 'vitest'
import { playerFor } from './video-player.ts'

const asset = { cloudName: 'cairn', publicId: 'films/one-dawn' }
const completeVideo = { cloudinaryAsset: asset, duration: 60, url: '/films/dawn.webm' }
const playerOf = (fields: Partial<Parameters<typeof playerFor>[0]>, isOn = true) =>
  playerFor({ ...completeVideo, ...fields }, isOn)

describe('a long video on the video host', () => {
  test('is played from the host, in the size for the window', () => {
    expect(playerOf({})).toEqual({
      kind: 'hosted',
      sources: [640, 1280, 1920].map((width, index) => ({
        src: `https://res.cloudinary.com/cairn/video/upload/c_limit,w_${width}/q_auto/films/one-dawn.mp4`,
        media: ['(max-width: 599px)', '(max-width: 1439px)', 'all'][index],
      })),
    })
  })

  test('is played from the host only if the site uses it (CONT-120)', () => {
    expect(playerOf({}, false)?.kind).toBe('plain')
  })

  test('is played from the host only if its account and id are known (CONT-121)', () => {
    expect(playerOf({ cloudinaryAsset: { cloudName: 'cairn' } })?.kind).toBe('plain')
    expect(playerOf({ cloudinaryAsset: { publicId: 'films/one-dawn' } })?.kind).toBe('plain')
  })

  test('is played from the host only from 31 seconds on (CONT-122)', () => {
    expect([30, 31].map((duration) => playerOf({ duration })?.kind)).toEqual(['plain', 'hosted'])
  })
})

test('otherwise its own file is played (CONT-123)', () => {
  const plainPlayer = { kind: 'plain', sources: [{ src: '/films/dawn.webm' }] }
  const brokenPlayers = [
    playerOf({}, false),
    playerOf({ cloudinaryAsset: undefined }),
    playerOf({ duration: 9 }),
  ]
  expect(brokenPlayers).toEqual([plainPlayer, plainPlayer, plainPlayer])
  expect(playerOf({ url: undefined, duration: 9 })).toEqual({
    kind: 'plain',
    sources: [
      {
        src: 'https://res.cloudinary.com/cairn/video/upload/c_limit,w_1280/q_auto/films/one-dawn.mp4',
      },
    ],
  })
})

test('a video without a source has no player', () => {
  expect(playerOf({ cloudinaryAsset: undefined, url: undefined })).toBeUndefined()
})

test.each([
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=4',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?app=mobile&v=dQw4w9WgXcQ&t=9',
  'https://youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
])('a YouTube URL is played by YouTube: %s (CONT-124)', (url) => {
  expect(playerOf({ url })).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
})

test.each([
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQtoolong',
])('a URL that only resembles YouTube is not: %s', (url) => {
  expect(playerOf({ url }, false)?.kind).toBe('plain')
})

import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { focusPosition } from '../elements/content-picture.tsx'
import { useAutoplay, VideoToggle } from './video.tsx'

type HeroMedia = NonNullable<BlockFields['hero']['media']>

type HeroVideoProps = {
  /** What applies below 600, from 600 and from 1024 pixels. */
  media: readonly (HeroMedia | undefined)[]
}

/** Plays the video for the width of the window over its picture, which stays without scripts. */
export function HeroVideo({ media }: HeroVideoProps) {
  const size = useWindowSize()
  const shown = size === undefined ? media.find((one) => one?.video) : media[size]
  if (!shown?.video) return null
  return (
    <SilentVideo key={shown.video} media={shown} url={shown.video} isChosen={size !== undefined} />
  )
}

type SilentVideoProps = { media: HeroMedia; url: string; isChosen: boolean }

function SilentVideo({ media, url, isChosen }: SilentVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useAutoplay(video, isChosen)
  return (
    <>
      <video
        ref={video}
        src={url}
        loop
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        style={{ objectPosition: focusPosition(media) }}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <VideoToggle video={video} isPlaying={isPlaying} />
    </>
  )
}

const windowSizes = ['(min-width: 600px)', '(min-width: 1024px)']

type SizeCount = number | undefined

const countSizes = (): SizeCount => windowSizes.filter((size) => matchMedia(size).matches).length

/** How many of the sizes the window has. The server knows none of them. */
const sizeStore = {
  getState: countSizes,
  getInitialState: (): SizeCount => undefined,
  subscribe: (onChange: (size: SizeCount, previousSize: SizeCount) => void) => {
    const queries = windowSizes.map((size) => matchMedia(size))
    const notify = () => onChange(countSizes(), undefined)
    for (const query of queries) query.addEventListener('change', notify)
    return () => {
      for (const query of queries) query.removeEventListener('change', notify)
    }
  },
}

const useWindowSize = () => useStore(sizeStore)

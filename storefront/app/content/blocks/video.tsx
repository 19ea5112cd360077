import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { imageUrl } from '@cairn/contract/wire/image-url'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BlockHeading } from '../elements/block-frame.tsx'
import { ContentPicture, focusPosition } from '../elements/content-picture.tsx'
import { type Player, playerFor } from './video-player.ts'

type VideoFields = BlockFields['video']

/** Reserves the space of the video before it is loaded. */
export function Video({ fields, isFirst }: { fields: VideoFields; isFirst: boolean }) {
  const { playsHostedVideos } = useFeatures()
  const player = playerFor(fields, playsHostedVideos)
  if (!player) return null
  return (
    <section data-block="video" className="page block-space">
      <BlockHeading title={fields.title} isFirst={isFirst} />
      <div
        data-player={player.kind}
        className="video"
        style={{
          aspectRatio: `${fields.width} / ${fields.height}`,
          maxWidth: `calc(100svh * ${fields.width} / ${fields.height})`,
        }}
      >
        {player.kind === 'youtube' ? (
          <YouTubeVideo fields={fields} id={player.id} />
        ) : (
          <FileVideo fields={fields} sources={player.sources} />
        )}
      </div>
    </section>
  )
}

type FileVideoProps = {
  fields: VideoFields
  sources: Exclude<Player, { kind: 'youtube' }>['sources']
}

function FileVideo({ fields, sources }: FileVideoProps) {
  const t = useMessages()
  const { autoplay, hideControls, loop, muted } = fields.playerSettings
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useAutoplay(video, autoplay)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- authors describe the video in the text beside it */}
      <video
        ref={video}
        controls={!hideControls}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        {...posterAttributes(fields)}
        aria-label={videoName(fields) || t('untitledVideo')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      {hideControls && <VideoToggle video={video} isPlaying={isPlaying} />}
    </>
  )
}

const posterAttributes = ({ poster }: VideoFields) =>
  poster
    ? {
        preload: 'none',
        poster: posterUrl(poster.picture),
        style: { objectPosition: focusPosition(poster) },
        ...(poster.alt && { 'aria-description': poster.alt }),
      }
    : { preload: 'metadata' }

type VideoToggleProps = { video: RefObject<HTMLVideoElement | null>; isPlaying: boolean }

export function VideoToggle({ video, isPlaying }: VideoToggleProps) {
  const t = useMessages()
  // Both are in the page, because the browser needs the other one as soon as the video plays.
  const [play, pause] = [t('playVideo'), t('pauseVideo')]
  const toggle = () => {
    const element = video.current
    if (isPlaying) element?.pause()
    else element?.play().catch(console.warn)
  }
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? pause : play}
      className="video-toggle"
      onClick={toggle}
    />
  )
}

const posterUrl = (picture: string) =>
  imageUrl(`/images/${picture}`, { width: 1200, shape: 'wide', quality: 60 })

const videoName = ({ seoTitle, title }: VideoFields) => seoTitle || title

/** Plays without sound, unless the visitor prefers reduced motion. If the browser refuses, the poster stays. */
export function useAutoplay(video: RefObject<HTMLVideoElement | null>, isEnabled: boolean) {
  useEffect(() => {
    const element = video.current
    if (!isEnabled || !element) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.play().catch((error: unknown) => {
      if (element.isConnected) console.warn('autoplay', error)
    })
  }, [video, isEnabled])
}

/** Sends nothing to YouTube before the visitor starts the video. Without scripts, it links to YouTube. */
function YouTubeVideo({ fields, id }: { fields: VideoFields; id: string }) {
  const t = useMessages()
  const [isStarted, setStarted] = useState(false)
  const title = videoName(fields) || fields.poster?.alt || t('untitledVideo')
  const { loop, muted, hideControls } = fields.playerSettings
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setStarted(true)
  }
  if (isStarted) {
    const query = new URLSearchParams({
      autoplay: '1',
      playsinline: '1',
      ...(loop && { loop: '1', playlist: id }),
      ...(muted && { mute: '1' }),
      ...(hideControls && { controls: '0' }),
    })
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        title={title}
        src={`https://www.youtube-nocookie.com/embed/${id}?${query}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is on another origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener"
      className="video-link on-picture inverse"
      aria-label={`${t('playNamed', { title })} ${t('youTubePrivacyNotice')}`}
      onClick={play}
    >
      {fields.poster && (
        <ContentPicture
          media={{ ...fields.poster, alt: '' }}
          sizes="100vw"
          widths={[400, 800, 1200]}
        />
      )}
      <span className="video-toggle button-icon">
        <Icon name="play" />
      </span>
      <span className="video-note caption">{t('youTubePrivacyNotice')}</span>
    </a>
  )
}

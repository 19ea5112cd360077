import type { BlockFields } from '@cairn/contract/content-blocks'
import { imageUrl } from '@cairn/contract/images'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useFeatures } from '../platform/use-shop.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BlockHead } from './block-head.tsx'
import { ContentPicture } from './content-picture.tsx'
import { type Player, playerFor } from './play-video.ts'

type Fields = BlockFields['video']

/** Its box is there before it is. */
export function Video({ fields, isFirst }: { fields: Fields; isFirst: boolean }) {
  const { playsHostedVideos } = useFeatures()
  const player = playerFor(fields, playsHostedVideos)
  if (!player) return null
  return (
    <section data-block="video" className="page block-space">
      <BlockHead title={fields.title} isFirst={isFirst} />
      <div
        data-player={player.kind}
        className="video"
        style={{ aspectRatio: `${fields.width} / ${fields.height}` }}
      >
        {player.kind === 'youtube' ? (
          <FromYouTube fields={fields} id={player.id} />
        ) : (
          <FromFile fields={fields} sources={player.sources} />
        )}
      </div>
    </section>
  )
}

type FromFileProps = { fields: Fields; sources: Exclude<Player, { kind: 'youtube' }>['sources'] }

function FromFile({ fields, sources }: FromFileProps) {
  const t = useMessages()
  const { autoplay, hideControls, loop, muted } = fields.playerSettings
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  useAutoplay(video, autoplay)

  const toggle = () => {
    const element = video.current
    if (isPlaying) element?.pause()
    else element?.play().catch(console.warn)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- authors say in words beside it what is said in it */}
      <video
        ref={video}
        controls={!hideControls}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        preload={fields.poster ? 'none' : 'metadata'}
        poster={fields.poster && posterOf(fields.poster.picture)}
        aria-label={nameOf(fields) || t('theVideo')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      {hideControls && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'pauseVideo' : 'playVideo')}
          className="video-toggle"
          onClick={toggle}
        />
      )}
    </>
  )
}

const posterOf = (picture: string) =>
  imageUrl(`/images/${picture}`, { width: 1200, shape: 'wide', quality: 60 })

const nameOf = ({ seoTitle, title }: Fields) => seoTitle || title

/** Without sound, and not for who wants no movement; where the browser forbids it, the poster stands. */
function useAutoplay(video: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  useEffect(() => {
    const element = video.current
    if (!isWanted || !element) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    element.play().catch((refused: unknown) => console.warn('autoplay', refused))
  }, [video, isWanted])
}

/** Nothing is asked of YouTube before somebody wants to see it; without scripts it plays over there. */
function FromYouTube({ fields, id }: { fields: Fields; id: string }) {
  const t = useMessages()
  const [isWanted, setWanted] = useState(false)
  const title = nameOf(fields) || t('theVideo')
  const { loop, muted, hideControls } = fields.playerSettings
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(true)
  }
  if (isWanted) {
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
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin has no use for ours
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
      className="video-ask on-picture inverse"
      aria-label={`${t('playNamed', { title })} ${t('playsOnYouTube')}`}
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
      <span className="video-note caption">{t('playsOnYouTube')}</span>
    </a>
  )
}

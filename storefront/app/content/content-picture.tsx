import type { Media } from '@cairn/contract/content-fields'
import { imageSources, type ImageShape, type ImageWidth } from '@cairn/contract/images'
import type { CSSProperties } from 'react'
import { Picture } from '../ui/picture.tsx'

type ContentPictureProps = {
  media: Media
  sizes: string
  widths: readonly [ImageWidth, ...ImageWidth[]]
  shape?: ImageShape
  /** Another picture, or another part of it, where the window is narrow. */
  narrow?: Media | undefined
  isFirst?: boolean
  className?: string
}

const narrowWidths = [320, 400, 480, 640] as const

/** Scenes are cut for narrow windows as high as a card, or as wide as high. */
const narrowShapeOf = ({ picture }: Media): ImageShape =>
  picture.endsWith('-square') ? 'square' : 'portrait'
const pathOf = ({ picture }: Media) => `/images/${picture}`
const pointOf = ({ focus }: Media) => (focus ? `${focus.x}% ${focus.y}%` : '50% 50%')

/** A picture of ours, cut around the point that matters. */
export function ContentPicture({ media, narrow, shape = 'wide', ...rest }: ContentPictureProps) {
  const { sizes, widths, isFirst = false, className = '' } = rest
  const focus: CSSProperties & Record<'--focus' | '--focus-narrow', string> = {
    '--focus': pointOf(media),
    '--focus-narrow': pointOf(narrow ?? media),
  }
  return (
    <picture style={focus} className={`content-picture ${className}`}>
      {narrow && (
        <source
          media="(max-width: 599px)"
          srcSet={imageSources(pathOf(narrow), {
            widths: narrowWidths,
            shape: narrowShapeOf(narrow),
            quality: 60,
          })}
          sizes="100vw"
        />
      )}
      <Picture
        image={{ src: pathOf(media), alt: media.alt }}
        sizes={sizes}
        widths={widths}
        shape={shape}
        quality={60}
        isFirst={isFirst}
      />
    </picture>
  )
}

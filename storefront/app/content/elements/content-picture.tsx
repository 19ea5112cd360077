import type { Media } from '@cairn/contract/content/blocks/fields'
import { imageSrcSet, type ImageShape, type ImageWidth } from '@cairn/contract/wire/image-url'
import type { CSSProperties } from 'react'
import { Picture } from '../../ui/picture.tsx'

type ContentPictureProps = {
  media: Media
  sizes: string
  widths: readonly [ImageWidth, ...ImageWidth[]]
  shape?: ImageShape
  /** Other pictures for windows below 600 and below 1024 pixels. */
  narrow?: Media | undefined
  middle?: Media | undefined
  isFirst?: boolean
  className?: string
}

const pathOf = ({ picture }: Media) => `/images/${picture}`
/** As the CSS property `object-position`. */
export const focusPosition = ({ focus }: Media) => (focus ? `${focus.x}% ${focus.y}%` : '50% 50%')

/** A picture from the shop's own images, cropped around its focus. */
export function ContentPicture(props: ContentPictureProps) {
  const { media, narrow, middle, shape = 'wide', ...rest } = props
  const { sizes, widths, isFirst = false, className = '' } = rest
  const focus: CSSProperties & Record<`--focus${string}`, string | undefined> = {
    '--focus': focusPosition(media),
    '--focus-middle': middle && focusPosition(middle),
    '--focus-narrow': focusPosition(narrow ?? middle ?? media),
  }
  return (
    <picture style={focus} className={`content-picture ${className}`}>
      {narrow && <NarrowSource media={narrow} below={600} />}
      {middle && <NarrowSource media={middle} below={1024} />}
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

/** A picture in a window below a width. A wide one fills a taller box, so it is loaded wider than the window. */
function NarrowSource({ media, below }: { media: Media; below: number }) {
  const shape = narrowShapeOf(media)
  return (
    <source
      media={`(max-width: ${below - 1}px)`}
      srcSet={imageSrcSet(pathOf(media), {
        widths: shape === 'wide' ? [640, 800, 1200] : [320, 400, 480, 640],
        shape,
        quality: 60,
      })}
      sizes={shape === 'wide' ? '220vw' : '100vw'}
    />
  )
}

const narrowShapeOf = ({ picture }: Media): ImageShape =>
  picture.endsWith('-square') ? 'square' : picture.endsWith('-tall') ? 'portrait' : 'wide'

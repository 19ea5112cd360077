import type { Media } from '@cairn/contract/content/blocks/fields'
import { imageSrcSet, type ImageShape, type ImageWidth } from '@cairn/contract/wire/image-url'
import type { CSSProperties } from 'react'
import { Picture } from '../../ui/picture.tsx'

type ContentPictureProps = {
  media: Media
  sizes: string
  widths: readonly [ImageWidth, ...ImageWidth[]]
  shape?: ImageShape
  /** Another picture or another crop for narrow windows. */
  narrow?: Media | undefined
  isFirst?: boolean
  className?: string
}

const narrowWidths = [320, 400, 480, 640] as const

/** Pictures are cropped to a portrait for narrow windows, unless they are square. */
const narrowShapeOf = ({ picture }: Media): ImageShape =>
  picture.endsWith('-square') ? 'square' : 'portrait'
const pathOf = ({ picture }: Media) => `/images/${picture}`
/** As the CSS property `object-position`. */
export const focusPosition = ({ focus }: Media) => (focus ? `${focus.x}% ${focus.y}%` : '50% 50%')

/** A picture from the shop's own images, cropped around its focus. */
export function ContentPicture({ media, narrow, shape = 'wide', ...rest }: ContentPictureProps) {
  const { sizes, widths, isFirst = false, className = '' } = rest
  const focus: CSSProperties & Record<'--focus' | '--focus-narrow', string> = {
    '--focus': focusPosition(media),
    '--focus-narrow': focusPosition(narrow ?? media),
  }
  return (
    <picture style={focus} className={`content-picture ${className}`}>
      {narrow && (
        <source
          media="(max-width: 599px)"
          srcSet={imageSrcSet(pathOf(narrow), {
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

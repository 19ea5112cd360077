import {
  imageHeight,
  type ImageQuality,
  imageSrcSet,
  type ImageShape,
  imageUrl,
  type ImageWidth,
} from '@cairn/contract/wire/image-url'

type PictureProps = {
  /** The path as the core returns it, `/images/{id}`, and the alternative text, `''` if decorative. */
  image: { src: string; alt: string }
  /** The `sizes` attribute of the image. */
  sizes: string
  widths: readonly [ImageWidth, ...ImageWidth[]]
  shape?: ImageShape
  quality?: ImageQuality
  /** The picture that determines the largest contentful paint of the page. */
  isFirst?: boolean
  className?: string
}

/** A responsive picture. Width and height reserve its space before it is loaded. */
export function Picture({
  image: { src, alt },
  sizes,
  widths,
  shape = 'portrait',
  quality = 50,
  isFirst = false,
  className = '',
}: PictureProps) {
  const width = widths[Math.floor(widths.length / 2)] ?? widths[0]
  return (
    <img
      src={imageUrl(src, { width, shape, quality })}
      srcSet={imageSrcSet(src, { widths, shape, quality })}
      sizes={sizes}
      alt={alt}
      width={width}
      height={imageHeight(width, shape)}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`picture ${className}`}
    />
  )
}

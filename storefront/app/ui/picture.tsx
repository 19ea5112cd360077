import {
  imageHeight,
  type ImageQuality,
  imageSources,
  type ImageShape,
  imageUrl,
  type ImageWidth,
} from '@cairn/contract/images'

type PictureProps = {
  /** As the commerce core gives it: `/images/{id}`, and what it shows; `''` where it only adorns. */
  image: { src: string; alt: string }
  /** How wide it is shown, as the attribute of the same name. */
  sizes: string
  widths: readonly [ImageWidth, ...ImageWidth[]]
  shape?: ImageShape
  quality?: ImageQuality
  /** The one picture that the first look at a page waits for. */
  isFirst?: boolean
  className?: string
}

/** A picture in as many sizes as screens need; its box is there before it is. */
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
      srcSet={imageSources(src, { widths, shape, quality })}
      sizes={sizes}
      alt={alt}
      width={width}
      height={imageHeight(width, shape)}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`h-auto w-full object-cover ${className}`}
    />
  )
}

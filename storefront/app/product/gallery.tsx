import { useMessages } from '../platform/messages.tsx'
import { Picture } from '../ui/picture.tsx'

type GalleryProps = { images: readonly { src: string; alt: string }[] }

/** Side by side where there is room; below that a strip that is pushed along, one at a time. */
export function Gallery({ images }: GalleryProps) {
  const t = useMessages()
  return (
    <ul
      aria-label={t('pictures')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      className={`gallery ${images.length === 1 ? 'gallery-single' : ''}`}
    >
      {images.map((image, at) => (
        <li key={image.src}>
          <Picture
            image={image}
            widths={[400, 640, 800]}
            sizes="(min-width: 1024px) 30vw, 100vw"
            isFirst={at === 0}
            className="bg-tile"
          />
        </li>
      ))}
    </ul>
  )
}

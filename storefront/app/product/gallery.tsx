import { useState } from 'react'
import { useMessages } from '../platform/text/messages.tsx'
import { Picture } from '../ui/picture.tsx'

type GalleryProps = { images: readonly { src: string; alt: string }[] }

const besideSizes = '(min-width: 1024px) 30vw, (min-width: 600px) 50vw, 100vw'
const aloneSizes = '(min-width: 1024px) 60vw, (min-width: 600px) 50vw, 100vw'

/** The last picture of an odd number has its own row. */
const isAlone = (at: number, count: number) => count % 2 === 1 && at === count - 1

/** Two columns on wide screens; on narrow ones a strip that scrolls one picture at a time. */
export function Gallery({ images }: GalleryProps) {
  const t = useMessages()
  const [seen, setSeen] = useState(1)
  return (
    <>
      <ul
        aria-label={t('pictures')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        className={`gallery ${images.length === 1 ? 'gallery-single' : ''}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setSeen(Math.round(scrollLeft / clientWidth) + 1)
        }
      >
        {images.map((image, at) => (
          <li key={image.src}>
            <Picture
              image={image}
              widths={[400, 640, 800]}
              sizes={isAlone(at, images.length) ? aloneSizes : besideSizes}
              isFirst={at === 0}
              className="bg-tile"
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className="gallery-count figures">
          {t('pictureOf', { number: seen, count: images.length })}
        </p>
      )}
    </>
  )
}

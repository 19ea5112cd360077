import { colourwayOf } from './colourway.ts'

type ProductPictureProps = { productId: string; className: string }

/** One stone in the product's colour on the house's backdrop, until its picture is drawn. */
export function ProductPicture({ productId, className }: ProductPictureProps) {
  return (
    <div
      aria-hidden="true"
      className={`grid aspect-4/5 place-items-center overflow-hidden bg-[radial-gradient(circle_at_42%_34%,#eff1f1,#e6e8e8_52%,#d9dbdb)] ${className}`}
    >
      <svg viewBox="0 0 80 100" className="w-full" style={{ color: colourwayOf(productId) }}>
        <ellipse cx="41" cy="66" rx="25" ry="2.6" fill="#0e1314" opacity=".13" />
        <ellipse cx="40" cy="65" rx="17" ry="1.5" fill="#0e1314" opacity=".2" />
        <path
          fill="currentColor"
          d="M14 54C14 45 23 41.2 36 41L51 41.4C62 41.8 67.2 46.4 66.8 54.2C66.4 62.6 58 65 40 65.2C22 65.2 14 62.8 14 54Z"
        />
        <path
          fill="#fff"
          opacity=".1"
          d="M14 54C14 45 23 41.2 36 41L51 41.4C58 41.7 62.6 43.6 64.9 46.9C56 45.4 45 47.4 35 50.4C27 52.8 20 55.6 15.4 59.6C14.5 58.2 14 56.4 14 54Z"
        />
        <path
          fill="#0e1314"
          opacity=".16"
          d="M66.8 54.2C66.4 62.6 58 65 40 65.2C27.6 65.2 19.9 64 16.5 60.9C29 63.2 46 62.6 56 59.2C61 57.5 64.6 55.2 66.6 51.6C66.8 52.4 66.8 53.3 66.8 54.2Z"
        />
      </svg>
    </div>
  )
}

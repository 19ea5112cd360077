/** Placeholders for loading tiles. The component around them has to announce the loading state. */
export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <div className="skeleton skeleton-picture" />
      <div className="skeleton skeleton-name" />
      <div className="skeleton skeleton-price" />
    </li>
  ))
}

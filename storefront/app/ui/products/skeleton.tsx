/** Placeholders for loading tiles. The component around them has to announce the loading state. */
export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <div className="skeleton aspect-4/5" />
      <div className="skeleton mt-3.5 h-4 w-[70%]" />
      <div className="skeleton mt-2 h-3 w-[48%]" />
    </li>
  ))
}

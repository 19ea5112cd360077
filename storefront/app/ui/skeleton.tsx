type TileSkeletonsProps = { count: number }

/** As many tiles as are coming, in their own boxes; whoever shows them says that it is loading. */
export function TileSkeletons({ count }: TileSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <div className="sheen aspect-4/5" />
      <div className="sheen mt-3.5 h-4 w-[70%]" />
      <div className="sheen mt-2 h-3 w-[48%]" />
    </li>
  ))
}

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Cairn`}</title>
}

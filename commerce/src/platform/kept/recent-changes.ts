const rememberedMilliseconds = 60_000

/** What changed lately: an answer whose making began before is old before it is kept. */
export function rememberChanges(now: () => number) {
  const at = new Map<string, number>()
  let last = -Infinity
  return {
    tell(tags: ReadonlySet<string>) {
      if (tags.size === 0) return
      last = now()
      for (const [tag, when] of at) if (last - when > rememberedMilliseconds) at.delete(tag)
      for (const tag of tags) at.set(tag, last)
    },
    anySince: (begunAt: number) => last >= begunAt,
    /** When the first of these changed, if that was not before the making began. */
    since(begunAt: number, tags: ReadonlySet<string>): number | undefined {
      for (const tag of tags) {
        const when = at.get(tag)
        if (when !== undefined && when >= begunAt) return when
      }
      return undefined
    },
  }
}

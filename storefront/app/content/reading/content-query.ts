/** The query parameters of every content call. */
export const contentQuery = {
  removeNulls: true,
  ...(!import.meta.env.PROD && { cms: 'cairn' }),
}

/** What the content client adds to every call. */
export const contentQuery = {
  removeNulls: true,
  ...(!import.meta.env.PROD && { cms: 'cairn' }),
}

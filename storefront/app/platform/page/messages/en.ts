/** Texts for search engines. Only the server uses them, so they are not among the messages of pages. */
export const en = {
  categoryDescription:
    '{category}: {count, plural, =0 {no products at the moment} one {# product} other {# products}}{examples}. {days} days to decide, and returns are free.',
  categoryExamples: ', such as {names}',
  missingDescription: 'This page is not available.',
  pageNumbered: 'Page {page}',
  searchDescription:
    'Search everything that Cairn makes for the mountains, by name, by kind or by what it is for.',
  signInDescription: 'Sign in to see your orders, returns, saved items and addresses at Cairn.',
} as const

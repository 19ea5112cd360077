type Crumb = { name: string; url: string }

/** The way to a page from the top, the page itself at its end. */
export const breadcrumbThing = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
})

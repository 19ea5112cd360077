type Crumb = { name: string; url: string }

/** The schema.org breadcrumbs of a page, from the top down to the page itself. */
export const breadcrumbJsonLd = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

const named = '<link rel="modulepreload" '

/** What is seen comes before what brings it to life: the router names its scripts as urgent as the first picture. */
export const scriptsLast = (html: string): string =>
  html.replaceAll(named, `${named}fetchpriority="low" `)

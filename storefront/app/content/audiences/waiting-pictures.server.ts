const eager = 'loading="eager"'

/**
 * Browsers load eager pictures of a page before its scripts have chosen between the blocks at its top. Only the first
 * block of a page has eager pictures, so that none are left if it is a choice.
 */
export function withWaitingPictures(html: string): string {
  const choice = html.indexOf('<div class="by-visitor"')
  return choice < 0 || html.lastIndexOf(eager, choice) >= 0
    ? html
    : html.replaceAll(eager, 'loading="lazy"')
}

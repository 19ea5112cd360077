/** The groups of the signed-in person, which decide what content they see, as in `loyalty.ipa`. Scripts can read it. */
export const groupsCookie = 'cairn_groups'

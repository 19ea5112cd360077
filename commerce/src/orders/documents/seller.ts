import { type Locale, siteOf } from '@cairn/contract/sites/sites'

type Seller = { rows: readonly string[]; taxNumber: string | null }

/** The seller in each country, and their tax number. Every shop enters its own here. */
const sellers: Record<string, Seller> = {
  US: { rows: ['Cairn Outdoor Inc.', '1801 Wewatta Street', 'Denver, CO 80202'], taxNumber: null },
  CA: {
    rows: ['Cairn Outdoor Canada Ltd.', '200 Granville Street', 'Vancouver, BC V6C 1S4'],
    taxNumber: '000000000 RT0001',
  },
  GB: {
    rows: ['Cairn Outdoor UK Ltd', '1 Spinningfields Square', 'Manchester M3 3AP'],
    taxNumber: 'GB000000000',
  },
}

const europe: Seller = {
  rows: ['Cairn Outdoor Europe GmbH', 'Residenzplatz 1', '83435 Bad Reichenhall'],
  taxNumber: 'DE000000000',
}

export const sellerIn = (locale: Locale): Seller => sellers[siteOf(locale).country] ?? europe

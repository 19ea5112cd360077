/** The second value for `npm run test:long`, which runs as often as the guarantees say. */
export const shortOrLong = <T>(short: T, long: T): T =>
  process.env['CAIRN_LONG'] === '1' ? long : short

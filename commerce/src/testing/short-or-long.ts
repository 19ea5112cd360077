/** The second value for `npm run test:long`, which runs as often as the guarantees say. */
export const shortOrLong = (short: number, long: number): number =>
  process.env['CAIRN_LONG'] === '1' ? long : short

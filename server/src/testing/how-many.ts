/** The figures of the promises take a long night; `npm test` makes do with a few. */
export const howMany = (usually: number, inALongNight: number): number =>
  process.env['CAIRN_LONG'] === '1' ? inALongNight : usually

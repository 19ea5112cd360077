/** The house's colours by the letters that end a product's id. */
const colourways: Record<string, string> = {
  BLK: '#2b3335',
  LCH: '#b9c13d',
  TRN: '#1f5d68',
  RWN: '#9c3328',
  LRC: '#b9842f',
  SNW: '#dfe4e1',
  HTR: '#6d6079',
  MSS: '#4a5a3c',
  SLT: '#6b7a83',
  DWN: '#d2a58c',
}

export const colourwayOf = (productId: string): string =>
  colourways[productId.slice(8)] ?? '#6b7a83'

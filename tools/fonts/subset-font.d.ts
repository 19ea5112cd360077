declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number }
  type Cut = {
    targetFormat: 'woff2'
    keepFeatures: readonly string[]
    variationAxes: Readonly<Record<string, Axis>>
  }
  export default function subsetFont(font: Buffer, letters: string, cut: Cut): Promise<Buffer>
}

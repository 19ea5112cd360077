/** The tax of a destination. */
export type TaxRegion = {
  countryCode: string
  province: string | null
  /** Whether prices include the tax. */
  isIncluded: boolean
  taxesShipping: boolean
  /** In thousandths of a percent. Each part is rounded separately. */
  parts: readonly { name: string; rate: number }[]
}

/** The region of the province, or else of the country. */
export const taxRegionOf = (
  regions: readonly TaxRegion[],
  { countryCode, province }: { countryCode: string; province: string | null },
): TaxRegion | null => {
  const inCountry = regions.filter((region) => region.countryCode === countryCode)
  return (
    inCountry.find((region) => region.province !== null && region.province === province) ??
    inCountry.find((region) => region.province === null) ??
    null
  )
}

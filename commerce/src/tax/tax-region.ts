/** What is due where something is delivered to. */
export type TaxRegion = {
  countryCode: string
  province: string | null
  /** Whether prices hold it already, or it is added to them. */
  isIncluded: boolean
  taxesShipping: boolean
  /** In thousandths of a percent, each rounded by itself. */
  parts: readonly { name: string; rate: number }[]
}

type TaxPlace = { countryCode: string; province: string | null }

/** What holds in a place: its province decides, else its country. */
export const taxRegionOf = (
  regions: readonly TaxRegion[],
  { countryCode, province }: TaxPlace,
): TaxRegion | null => {
  const inCountry = regions.filter((region) => region.countryCode === countryCode)
  return (
    inCountry.find((region) => region.province !== null && region.province === province) ??
    inCountry.find((region) => region.province === null) ??
    null
  )
}

export type Province = { code: string; name: string }

const parseProvinces = (text: string): Province[] =>
  text
    .trim()
    .split('\n')
    .map((entry) => {
      const [, code = '', name = ''] = /^\s*(\w+) (.+)$/.exec(entry) ?? []
      return { code, name }
    })

const states = parseProvinces(`
  AL Alabama
  AK Alaska
  AZ Arizona
  AR Arkansas
  CA California
  CO Colorado
  CT Connecticut
  DE Delaware
  DC District of Columbia
  FL Florida
  GA Georgia
  HI Hawaii
  ID Idaho
  IL Illinois
  IN Indiana
  IA Iowa
  KS Kansas
  KY Kentucky
  LA Louisiana
  ME Maine
  MD Maryland
  MA Massachusetts
  MI Michigan
  MN Minnesota
  MS Mississippi
  MO Missouri
  MT Montana
  NE Nebraska
  NV Nevada
  NH New Hampshire
  NJ New Jersey
  NM New Mexico
  NY New York
  NC North Carolina
  ND North Dakota
  OH Ohio
  OK Oklahoma
  OR Oregon
  PA Pennsylvania
  PR Puerto Rico
  RI Rhode Island
  SC South Carolina
  SD South Dakota
  TN Tennessee
  TX Texas
  UT Utah
  VT Vermont
  VA Virginia
  VI Virgin Islands
  WA Washington
  WV West Virginia
  WI Wisconsin
  WY Wyoming
  AA Armed Forces Americas
  AE Armed Forces Europe
  AP Armed Forces Pacific
  GU Guam`)

const provinces = parseProvinces(`
  AB Alberta
  BC British Columbia
  MB Manitoba
  NB New Brunswick
  NL Newfoundland and Labrador
  NS Nova Scotia
  NT Northwest Territories
  NU Nunavut
  ON Ontario
  PE Prince Edward Island
  QC Quebec
  SK Saskatchewan
  YT Yukon`)

/** The states or provinces of a country whose addresses require one; otherwise empty. */
export const provincesOf = (countryCode: string): readonly Province[] =>
  ({ US: states, CA: provinces })[countryCode] ?? []

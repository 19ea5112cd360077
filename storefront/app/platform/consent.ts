type Visited = { region: string; isPreview: boolean }

/** Whether a device may keep what the shop could do without: in EMEA not before somebody has agreed. */
export const mayKeepConveniences = ({ region, isPreview }: Visited): boolean =>
  isPreview || region !== 'EMEA'

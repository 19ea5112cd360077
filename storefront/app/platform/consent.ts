/** Whether optional data may be stored on the device. In EMEA this needs consent. */
export const mayStoreConvenienceData = ({
  region,
  isPreview,
}: {
  region: string
  isPreview: boolean
}): boolean => isPreview || region !== 'EMEA'

type Here = { latitude: number; longitude: number }

const patience = 10_000

/** As near as a walk: nobody needs to know it better. Nothing where it may not be known. */
export const whereIAm = (): Promise<Here | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: patience, maximumAge: 600_000 },
    )
  })

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

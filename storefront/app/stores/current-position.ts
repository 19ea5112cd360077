type Position = { latitude: number; longitude: number }

const timeoutMilliseconds = 10_000

/** The position of the device, rounded for privacy. Undefined if the visitor does not allow it. */
export const currentPosition = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundToKilometre(coords.latitude),
          longitude: roundToKilometre(coords.longitude),
        }),
      () => resolve(undefined),
      { timeout: timeoutMilliseconds, maximumAge: 600_000 },
    )
  })

const roundToKilometre = (degrees: number) => Math.round(degrees * 100) / 100

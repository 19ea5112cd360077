import { useEffect, useState } from 'react'

const secondsUntil = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000))

/** Counts down to a time in milliseconds on the clock of this browser. */
export function useSecondsLeft(endMs: number): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endMs))
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(secondsUntil(endMs)), 1000)
    return () => clearInterval(timer)
  }, [endMs])
  return secondsLeft
}

/** For example 2:05. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

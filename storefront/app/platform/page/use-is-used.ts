import { useEffect, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'

/** Whether anybody has used the page. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void firstInteraction.then(() => setUsed(true)), [])
  return isUsed
}

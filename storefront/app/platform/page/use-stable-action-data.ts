import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What the action returned for the form that led to this page. The router drops it when a loader runs during
 * hydration, so an error of a form that was sent before hydration would disappear.
 */
export function useStableActionData<ActionData>(
  actionData: ActionData | null | undefined,
): ActionData | undefined {
  const { key } = useLocation()
  const [initial] = useState({ key, actionData })
  return actionData ?? (initial.key === key ? initial.actionData : undefined) ?? undefined
}

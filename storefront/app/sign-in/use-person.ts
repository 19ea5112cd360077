import { useSyncExternalStore } from 'react'
import { nobody, personState, type PersonState, subscribeToPerson } from './person-state.ts'

export const usePerson = (): PersonState =>
  useSyncExternalStore(subscribeToPerson, personState, () => nobody)

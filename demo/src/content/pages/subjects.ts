import { said, type Said } from '../said.ts'

const subject = (id: string, label: Said<string>) => ({ id, label: said(label) })

/** What field notes are about. */
export const subjects = {
  people: subject('people', {
    en: 'People',
    fr: 'Portraits',
    de: 'Menschen',
    it: 'Persone',
    es: 'Personas',
  }),
  tested: subject('tested', {
    en: 'Tested',
    fr: 'Essais',
    de: 'Getestet',
    it: 'Prove',
    es: 'Pruebas',
  }),
  care: subject('care', {
    en: 'Care and repair',
    fr: 'Entretien et réparation',
    de: 'Pflege und Reparatur',
    it: 'Cura e riparazione',
    es: 'Cuidado y arreglos',
  }),
  places: subject('places', {
    en: 'Places',
    fr: 'Lieux',
    de: 'Orte',
    it: 'Luoghi',
    es: 'Lugares',
  }),
} as const

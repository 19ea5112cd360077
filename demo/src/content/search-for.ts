import { said, type Said } from './said.ts'

/** Looks for what goods are called in the language of the shop. */
export const searchFor = (words: Said<string>) =>
  said({
    ...words,
    en: `/search?q=${words.en}`,
    fr: `/search?q=${words.fr}`,
    de: `/search?q=${words.de}`,
    it: `/search?q=${words.it}`,
    es: `/search?q=${words.es}`,
  })

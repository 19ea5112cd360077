/** Letters of any language and the punctuation of names. */
export const personNamePattern = /^[\p{L}\p{M}\p{Zs},.'’`-]*$/u

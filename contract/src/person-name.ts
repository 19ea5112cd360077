/** Letters of any language, and what stands between them in names. */
export const personNameShape = /^[\p{L}\p{M}\p{Zs},.'’`-]*$/u

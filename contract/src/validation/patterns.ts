/** Email addresses of accounts, which the calls accept and mail servers deliver to. */
export const emailPattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** Letters of any language and the punctuation of names. */
export const personNamePattern = /^[\p{L}\p{M}\p{Zs},.'’`-]*$/u

import { z } from 'zod'

/** A solved challenge, as the widget writes it: base64 of JSON. */
export const captchaResponse = z.string().min(1).max(4096)

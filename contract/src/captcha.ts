import { z } from 'zod'

/** A solved challenge, as the widget writes it: base64 of JSON. */
export const captchaResponse = z
  .string()
  .max(4096)
  .regex(/^[\w+/=.:-]+$/)
  .meta({ examples: ['eyJzb2x2ZWQiOnRydWV9'] })

import { z } from 'zod'

/** The body of every answer that is an error, whatever went wrong. */
export const errorBody = z.object({
  errorDetails: z
    .array(
      z.object({
        errorId: z.string(),
        message: z.string(),
        /** The input that was wrong, as a path: body.qty. */
        field: z.string().optional(),
        details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .min(1),
  /** Present when solving the bot-defence challenge would help. */
  appId: z.string().optional(),
  correlationId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>

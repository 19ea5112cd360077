/** The form that was sent to a page. What is no form counts as an empty one. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

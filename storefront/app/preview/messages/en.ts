export const en = {
  contentPreview: 'Preview of content',
  docType: 'Kind of document, or of block',
  layoutVariant: 'Layout',
  previewLimit: 'At most',
  previewShow: 'Show',
  previewResultCount: '{count, plural, =0 {Nothing of that kind} one {# found} other {# found}}',
} as const

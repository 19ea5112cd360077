-- For the version of a document that is shown now.
create index concurrently if not exists content_versions_shown
  on content_versions (kind, slug, visible_from desc, version desc) where withdrawn_at is null;

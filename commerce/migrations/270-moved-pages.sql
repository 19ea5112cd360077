-- Pages that no longer exist at a URL. Paths are those below the locale; products and categories are named by their ids.
create table moved_pages (
  path text primary key check (path ~ '^/[A-Za-z0-9][A-Za-z0-9/-]{0,119}$'),
  -- The path of the page in its place. Null: the page is gone for good.
  successor text check (successor <> path),
  moved_at timestamptz not null default now()
);

-- A document that is renamed keeps its versions.
alter table content_versions
  drop constraint content_versions_kind_slug_fkey,
  add constraint content_versions_kind_slug_fkey foreign key (kind, slug)
    references content_documents (kind, slug) on delete cascade on update cascade not valid;

alter table content_bodies
  drop constraint content_bodies_kind_slug_fkey,
  add constraint content_bodies_kind_slug_fkey foreign key (kind, slug)
    references content_documents (kind, slug) on delete cascade on update cascade not valid;

-- Every saved state of a document. The newest one is also the source of the document, its draft.
create table content_revisions (
  kind text not null,
  slug text not null,
  revision integer not null check (revision > 0),
  source jsonb not null,
  origin text not null check (origin in ('import', 'edit', 'rollback')),
  author text,
  note text,
  saved_at timestamptz not null default now(),
  primary key (kind, slug, revision),
  foreign key (kind, slug) references content_documents (kind, slug) on delete cascade on update cascade
);

alter table content_documents
  add column revision integer not null default 1,
  -- The revision that the last import wrote or found, and `publish` of its row in an object. Null without an import.
  add column imported_revision integer,
  add column imported_publish jsonb;

alter table content_versions
  -- The published revision; null if it was published before revisions were kept.
  add column revision integer,
  add column published_at timestamptz not null default now(),
  add column published_by text,
  -- A version that was taken down is never shown again.
  add column withdrawn_at timestamptz;

-- What was published before is the newest version, unless it was imported as a draft.
update content_versions v set revision = 1
from content_documents d
where d.kind = v.kind and d.slug = v.slug and d.source -> 'publish' is distinct from 'null'
  and v.version = (select max(version) from content_versions newest
                   where newest.kind = v.kind and newest.slug = v.slug);

-- The time of a publication belongs to its version, not to the content.
update content_documents set
  imported_revision = 1,
  imported_publish = jsonb_build_object('publish', coalesce(source -> 'publish', '{}')),
  source = source - 'publish';

insert into content_revisions (kind, slug, revision, source, origin, saved_at)
  select kind, slug, 1, source, 'import', changed_at from content_documents;

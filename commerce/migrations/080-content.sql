-- A page, menu or footer as its author last saved it, with all its locales.
create table content_documents (
  kind text not null check (kind ~ '^[a-z]{3,20}$'),
  slug text not null check (slug ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,119}$'),
  schema_version integer not null check (schema_version > 0),
  source jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (kind, slug)
);

-- A published version is never changed, only replaced by the next.
create table content_versions (
  kind text not null,
  slug text not null,
  version integer not null check (version > 0),
  visible_from timestamptz not null,
  visible_until timestamptz check (visible_until > visible_from),
  -- Whether caches were invalidated when the version became visible, and when it expired.
  is_start_recorded boolean not null default false,
  is_end_recorded boolean not null default false,
  primary key (kind, slug, version),
  foreign key (kind, slug) references content_documents (kind, slug) on delete cascade
);

create index content_versions_by_start on content_versions (visible_from) where not is_start_recorded;
create index content_versions_by_end on content_versions (visible_until) where not is_end_recorded;

-- The content of a version in one locale. Version 0 is the draft.
create table content_bodies (
  kind text not null,
  slug text not null,
  locale text not null,
  version integer not null check (version >= 0),
  title text not null,
  position integer not null default 0,
  body jsonb not null,
  -- Referenced fragments, so that one query reads them too.
  fragment_ids text[] not null default '{}',
  -- Only articles have tags and a date.
  tag_ids text[] not null default '{}',
  published_on date,
  primary key (kind, slug, locale, version),
  foreign key (kind, slug) references content_documents (kind, slug) on delete cascade
);

create index content_bodies_by_locale on content_bodies (kind, locale, version);

-- The newest visible version of each document.
create view published_content as
  select distinct on (b.kind, b.slug, b.locale)
         b.kind, b.slug, b.locale, b.version, b.title, b.position, b.body, b.fragment_ids,
         b.tag_ids, b.published_on
  from content_bodies b
  join content_versions v on v.kind = b.kind and v.slug = b.slug and v.version = b.version
  where v.visible_from <= now() and (v.visible_until is null or v.visible_until > now())
  order by b.kind, b.slug, b.locale, b.version desc;

-- What authors see in the preview.
create view draft_content as
  select kind, slug, locale, version, title, position, body, fragment_ids, tag_ids, published_on
  from content_bodies where version = 0;

-- Of each document the version with the latest start that has passed, while its end has not.
create or replace view published_content as
  select shown.kind, shown.slug, b.locale, b.version, b.title, b.position, b.body, b.fragment_ids,
         b.tag_ids, b.published_on
  from (
    select distinct on (kind, slug) kind, slug, version from content_versions
    where withdrawn_at is null
      and visible_from <= now() and (visible_until is null or visible_until > now())
    order by kind, slug, visible_from desc, version desc) shown
  join content_bodies b
    on b.kind = shown.kind and b.slug = shown.slug and b.version = shown.version;

-- Of each document the version with the latest start that has passed, while its end has not.
create or replace view published_content as
  select d.kind, d.slug, b.locale, b.version, b.title, b.position, b.body, b.fragment_ids, b.tag_ids,
         b.published_on
  from content_documents d
  cross join lateral (
    select v.version from content_versions v
    where v.kind = d.kind and v.slug = d.slug and v.withdrawn_at is null
      and v.visible_from <= now() and (v.visible_until is null or v.visible_until > now())
    order by v.visible_from desc, v.version desc limit 1) shown
  join content_bodies b on b.kind = d.kind and b.slug = d.slug and b.version = shown.version;

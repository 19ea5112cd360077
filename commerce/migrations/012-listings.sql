-- Accents and capitals make no difference to what is looked for.
create function folded(typed text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(replace(
    lower(regexp_replace(normalize(typed, NFD), U&'[\0300-\036f]', '', 'g')),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o');

-- What lists and searches show of a style, a row a locale: made of the other tables by whoever changes
-- those. A locale has a part of its own, so that its words are told apart from other languages'.
create table listings (
  locale text not null,
  style_id text not null references styles (style_id) on delete cascade,
  -- Sold in this market, and by itself.
  is_listed boolean not null,
  name text not null,
  kind text not null,
  slug text not null,
  eyebrow text,
  launched_on date,
  members_first boolean not null,
  review_score numeric(2, 1) not null,
  review_count integer not null,
  popularity double precision not null,
  -- Each colour with its price, its pictures and the sizes that are there.
  colours jsonb not null,
  -- The colour that stands for all of them: the first that can be bought.
  lead_id text not null,
  lead_minor bigint,
  lead_discount double precision not null default 0,
  in_stock boolean not null,
  -- category:210100, colour:black, size:M … of any of its colours
  facets text[] not null,
  -- Of any of its colours.
  lowest_minor bigint,
  highest_minor bigint,
  words tsvector not null,
  primary key (locale, style_id)
) partition by list (locale);

create table listings_en_us partition of listings for values in ('en-us');
create table listings_en_ca partition of listings for values in ('en-ca');
create table listings_fr_ca partition of listings for values in ('fr-ca');
create table listings_en_gb partition of listings for values in ('en-gb');
create table listings_de_de partition of listings for values in ('de-de');
create table listings_fr_fr partition of listings for values in ('fr-fr');
create table listings_it_it partition of listings for values in ('it-it');
create table listings_es_es partition of listings for values in ('es-es');
create table listings_elsewhere partition of listings default;

create index listings_by_facet on listings using gin (facets);
create index listings_by_words on listings using gin (words);
create index listings_by_style on listings (style_id);

-- A category with itself and everything above it, the nearest first.
create view category_paths as
  with recursive upwards as (
    select category_id, category_id as above_id, parent_id, 0 as distance from categories
    union all
    select u.category_id, c.category_id, c.parent_id, u.distance + 1
    from upwards u join categories c on c.category_id = u.parent_id)
  select category_id, above_id, distance from upwards;

-- A style has colours (products), a product has sizes (variants).
create table styles (
  style_id text primary key check (style_id ~ '^[A-Z0-9]{8}$'),
  max_per_order integer check (max_per_order > 0),
  is_digital boolean not null default false,
  is_custom boolean not null default false,
  sold_alone boolean not null default true,
  review_score numeric(2, 1) not null default 0,
  review_count integer not null default 0 check (review_count >= 0),
  -- Selects the size chart.
  product_type text not null default 'one',
  fit text,
  activities text[] not null default '{}',
  launched_on date,
  members_first boolean not null default false,
  -- False for bulky goods, which stores neither stock nor hand out.
  in_stores boolean not null default true
);

create table style_texts (
  style_id text not null references styles (style_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  eyebrow text,
  -- What it is in a few words, shown under the name in lists.
  kind text not null default '',
  description text not null default '',
  features jsonb not null default '[]',
  -- Labels and values in display order.
  specifications jsonb not null default '[]',
  primary key (style_id, locale)
);

create table products (
  product_id text primary key check (product_id ~ '^[A-Z0-9]{11}$'),
  style_id text not null references styles (style_id) on delete cascade,
  colour text not null,
  position integer not null default 0,
  -- The colour family that the filter names: black, blue.
  family text not null default 'black',
  swatch text not null default '#2b3335',
  -- Picture views in display order.
  views text[] not null default '{front}'
);

create index products_by_style on products (style_id);

create table product_texts (
  product_id text not null references products (product_id) on delete cascade,
  locale text not null,
  colour_name text not null,
  primary key (product_id, locale)
);

create table variants (
  sku text primary key,
  product_id text not null references products (product_id) on delete cascade,
  upc text not null unique,
  size text,
  position integer not null default 0,
  on_hand integer not null default 0 check (on_hand >= 0),
  withdrawn boolean not null default false
);

create index variants_by_product on variants (product_id);

-- No row: not sold on that site.
create table prices (
  product_id text not null references products (product_id) on delete cascade,
  site_id text not null,
  current_minor bigint not null check (current_minor > 0),
  original_minor bigint not null check (original_minor >= current_minor),
  historic_best_minor bigint check (historic_best_minor > 0),
  primary key (product_id, site_id)
);

-- Only for variants that cost something other than their product: gift cards.
create table variant_prices (
  sku text not null references variants (sku) on delete cascade,
  site_id text not null,
  current_minor bigint not null check (current_minor > 0),
  original_minor bigint not null check (original_minor >= current_minor),
  primary key (sku, site_id)
);

create table categories (
  category_id text primary key check (category_id ~ '^[0-9]{4,10}$'),
  parent_id text references categories (category_id) on delete cascade,
  position integer not null default 0
);

-- Ignores accents and capitals when texts are compared.
create function fold_text(input text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(replace(
    lower(regexp_replace(normalize(input, NFD), U&'[\0300-\036f]', '', 'g')),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o');

create table category_texts (
  category_id text not null references categories (category_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  primary key (category_id, locale)
);

create index category_texts_by_name on category_texts (locale, fold_text(name));

create table style_categories (
  style_id text not null references styles (style_id) on delete cascade,
  category_id text not null references categories (category_id) on delete cascade,
  -- The first category is the one that the product page names.
  position integer not null default 0,
  primary key (style_id, category_id)
);

create index style_categories_by_category on style_categories (category_id);

create table product_sets (
  product_id text primary key check (product_id ~ '^[A-Z0-9]{8,11}$'),
  position integer not null default 0
);

create table product_set_texts (
  product_id text not null references product_sets (product_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  primary key (product_id, locale)
);

create table product_set_styles (
  product_id text not null references product_sets (product_id) on delete cascade,
  style_id text not null references styles (style_id) on delete cascade,
  position integer not null default 0,
  primary key (product_id, style_id)
);

-- Body measures of the sizes, by kind of product; 'foot-sizes' is the chart for feet.
create table size_charts (
  product_type text not null,
  locale text not null,
  tables jsonb not null,
  primary key (product_type, locale)
);

-- Requests for a mail when a sold-out variant is available again; deleted once it is sent.
create table stock_notices (
  sku text not null references variants (sku) on delete cascade,
  email text not null,
  locale text not null,
  requested_at timestamptz not null default now(),
  primary key (sku, email)
);

create index stock_notices_by_age on stock_notices (requested_at);

-- What lists and searches show of a style, one row per locale, computed from the tables above whenever
-- they change. Each locale has its own partition, so that its statistics of words are its own.
create table listings (
  locale text not null,
  style_id text not null references styles (style_id) on delete cascade,
  -- Sold in this market, and not only as part of a set.
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
  -- Each colour with its price, pictures and available sizes.
  colours jsonb not null,
  -- The colour that represents the style: the first that can be bought.
  default_product_id text not null,
  default_price_minor bigint,
  default_discount double precision not null default 0,
  in_stock boolean not null,
  -- category:210100, colour:black, size:M … of any colour
  facets text[] not null,
  -- Of any colour.
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

-- When what search engines read of a style last changed. Listings are built again for every change of stock too.
create table listing_changes (
  locale text not null,
  style_id text not null references styles (style_id) on delete cascade,
  fingerprint text not null,
  changed_at timestamptz not null default now(),
  primary key (locale, style_id)
);

-- Words of listings as they are written, for spelling suggestions.
create table listing_words (
  locale text not null,
  folded_word text not null,
  word text not null,
  primary key (locale, folded_word)
);

create index listing_words_by_similarity on listing_words using gist (folded_word gist_trgm_ops);

-- Published: a variant with its texts, one row per locale. Plain columns, so that the planner can join
-- the view into the query that uses it.
create view variants_in_locale as
  select v.sku, v.upc, v.size, v.on_hand, v.withdrawn,
         p.product_id, p.colour, s.style_id, s.max_per_order, s.is_digital, s.is_custom,
         s.sold_alone, s.review_score, s.review_count,
         st.locale, st.name, st.slug, st.eyebrow, pt.colour_name, s.in_stores
  from variants v
  join products p on p.product_id = v.product_id
  join styles s on s.style_id = p.style_id
  join style_texts st on st.style_id = s.style_id
  join product_texts pt on pt.product_id = p.product_id and pt.locale = st.locale;

-- Published: the stock of a variant in the warehouse, independent of locale.
create view variant_stock as
  select sku, product_id, size, position, on_hand, withdrawn from variants;

-- Published: no row means not sold on that site.
create view site_prices as
  select product_id, site_id, current_minor, original_minor, historic_best_minor from prices;

-- A category with itself and all its ancestors, the nearest first.
create view category_paths as
  with recursive upwards as (
    select category_id, category_id as ancestor_id, parent_id, 0 as distance from categories
    union all
    select u.category_id, c.category_id, c.parent_id, u.distance + 1
    from upwards u join categories c on c.category_id = u.parent_id)
  select category_id, ancestor_id, distance from upwards;

-- Published: every style in a category or below it.
create view category_styles as
  select distinct p.ancestor_id as category_id, s.style_id
  from style_categories s join category_paths p on p.category_id = s.category_id;

-- Published for search.
create view listed_styles as
  select * from listings where is_listed;

create view search_words as
  select locale, folded_word, word from listing_words;

create view search_categories as
  select c.category_id, c.parent_id, c.position, t.locale, t.name, t.slug
  from categories c join category_texts t on t.category_id = c.category_id;

-- Nodes keep goods in memory for pricing carts.
create trigger styles_increase_revision after insert or update or delete on styles
  for each statement execute function increase_snapshot_revision('goods');
create trigger style_texts_increase_revision after insert or update or delete on style_texts
  for each statement execute function increase_snapshot_revision('goods');
create trigger products_increase_revision after insert or update or delete on products
  for each statement execute function increase_snapshot_revision('goods');
create trigger product_texts_increase_revision after insert or update or delete on product_texts
  for each statement execute function increase_snapshot_revision('goods');
-- Stock and withdrawal change too often to be kept in memory.
create trigger variants_increase_revision
  after insert or update of sku, product_id, upc, size, position or delete on variants
  for each statement execute function increase_snapshot_revision('goods');
create trigger prices_increase_revision after insert or update or delete on prices
  for each statement execute function increase_snapshot_revision('goods');
create trigger variant_prices_increase_revision after insert or update or delete on variant_prices
  for each statement execute function increase_snapshot_revision('goods');

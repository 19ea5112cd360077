create table categories (
  category_id text primary key check (category_id ~ '^[0-9]{4,10}$'),
  parent_id text references categories (category_id) on delete cascade,
  position integer not null default 0
);

create table category_texts (
  category_id text not null references categories (category_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  description text not null default '',
  primary key (category_id, locale)
);

alter table styles
  -- Picks the size chart.
  add column product_type text not null default 'one',
  add column fit text,
  add column activities text[] not null default '{}',
  add column launched_on date,
  add column members_first boolean not null default false;

alter table style_texts
  -- What it is, in a few words: below its name in lists.
  add column kind text not null default '',
  add column description text not null default '',
  add column features jsonb not null default '[]',
  -- Labels and values, in the order they are shown.
  add column specifications jsonb not null default '[]';

alter table products
  -- The word of the filter: black, blue.
  add column family text not null default 'black',
  add column swatch text not null default '#2b3335',
  -- Its pictures, the first one leads.
  add column views text[] not null default '{front}';

create table style_categories (
  style_id text not null references styles (style_id) on delete cascade,
  category_id text not null references categories (category_id) on delete cascade,
  -- The first is the one that its page names.
  position integer not null default 0,
  primary key (style_id, category_id)
);

create index style_categories_by_category on style_categories (category_id);

-- Only where a variant costs something else than its product: gift cards.
create table variant_prices (
  sku text not null references variants (sku) on delete cascade,
  site_id text not null,
  current_minor bigint not null check (current_minor > 0),
  original_minor bigint not null check (original_minor >= current_minor),
  primary key (sku, site_id)
);

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

-- The tables of an early version of the shop, on which the later files are applied under load.
create table spent_challenges (
  signature text primary key,
  expires_at timestamptz not null
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  handle uuid not null default gen_random_uuid(),
  usid uuid not null default gen_random_uuid(),
  consumer_id uuid not null,
  consumer_no text not null,
  consumer_type text not null check (consumer_type in ('GUEST', 'REGISTERED', 'EMPLOYEE')),
  access_hash text not null unique,
  access_expires_at timestamptz not null,
  refresh_hash text not null unique,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create view live_sessions as
  select id, usid, consumer_id, consumer_no, consumer_type, handle,
         access_hash, access_expires_at, refresh_expires_at
  from sessions
  where ended_at is null and access_expires_at > now();

create table styles (
  style_id text primary key check (style_id ~ '^[A-Z0-9]{8}$'),
  max_per_order integer check (max_per_order > 0),
  is_digital boolean not null default false
);

create table style_texts (
  style_id text not null references styles (style_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  primary key (style_id, locale)
);

create table products (
  product_id text primary key check (product_id ~ '^[A-Z0-9]{11}$'),
  style_id text not null references styles (style_id) on delete cascade,
  colour text not null,
  position integer not null default 0
);

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
  on_hand integer not null default 0 check (on_hand >= 0)
);

create table prices (
  product_id text not null references products (product_id) on delete cascade,
  site_id text not null,
  current_minor bigint not null check (current_minor > 0),
  original_minor bigint not null check (original_minor >= current_minor),
  primary key (product_id, site_id)
);

create table carts (
  id uuid primary key default gen_random_uuid(),
  consumer_id uuid not null,
  state text not null default 'active' check (state in ('active', 'ordered', 'dropped')),
  changed_at timestamptz not null default now()
);

create unique index one_active_cart on carts (consumer_id) where state = 'active';

create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  position bigint generated always as identity,
  sku text not null references variants (sku),
  quantity integer not null check (quantity > 0),
  shipping_method text not null
    check (shipping_method in ('standard', 'digital', 'customs', 'pickup', 'pudo', 'sts')),
  gift_option jsonb
);

create index cart_lines_by_cart on cart_lines (cart_id, position);

create unlogged table rate_counts (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

create table carts (
  id uuid primary key default gen_random_uuid(),
  consumer_id uuid not null,
  state text not null default 'active' check (state in ('active', 'ordered', 'dropped')),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- Whoever asks first makes the cart; everybody else gets that one.
create unique index one_active_cart on carts (consumer_id) where state = 'active';

create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  -- The order of adding.
  position bigint generated always as identity,
  sku text not null references variants (sku),
  quantity integer not null check (quantity > 0),
  recipe_id text,
  shipping_method text not null
    check (shipping_method in ('standard', 'digital', 'customs', 'pickup', 'pudo', 'sts')),
  gift_option jsonb
);

create index cart_lines_by_cart on cart_lines (cart_id, position);
create index cart_lines_by_sku on cart_lines (sku);

create table carts (
  id uuid primary key default gen_random_uuid(),
  consumer_id uuid not null,
  state text not null default 'active' check (state in ('active', 'ordered', 'deleted')),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  coupons text[] not null default '{}',
  shipping_address jsonb,
  -- The last address that passed validation.
  verified_address jsonb,
  billing_address jsonb,
  favorite_store_id text,
  -- Changes that the last write made by itself, to be shown to the shopper.
  notices jsonb not null default '[]',
  -- [{"id": …, "lineId": …, "type": "percent", "value": 1000, "reason": …, "storeId": …, "employeeId": …}]
  price_adjustments jsonb not null default '[]',
  -- A loyalty voucher: {"points": …, "amount": …}
  reward jsonb,
  device_fingerprint text,
  -- What the shopper saw when the order was prepared: {"total": …, "tax": …}
  shown_totals jsonb,
  -- What it cost at the last change, to notice when it has become more expensive.
  saved_total jsonb,
  -- Hashes of email and home address: uses of codes are counted by them too.
  identity_ids text[] not null default '{}'
);

-- A consumer has one active cart: concurrent first requests get the same one.
create unique index one_active_cart on carts (consumer_id) where state = 'active';

create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  -- The order in which lines were added.
  position bigint generated always as identity,
  sku text not null references variants (sku),
  quantity integer not null check (quantity > 0),
  recipe_id text,
  shipping_method text not null check (
    shipping_method in ('standard', 'express', 'digital', 'customs', 'pickup', 'pudo', 'sts')),
  gift_option jsonb,
  shipping_id text not null default 'me',
  store_id text,
  precreated_customs_code text
);

create index cart_lines_by_cart on cart_lines (cart_id, position);
create index cart_lines_by_sku on cart_lines (sku);

-- Published: under which ids the uses of codes are counted for the shopper of a cart.
create view cart_customers as
  select id, consumer_id || identity_ids::uuid[] as customer_ids from carts;

-- What a store keeps for somebody who comes to look at it; its pieces are off the shelf meanwhile.
create table reservations (
  reservation_id uuid primary key default gen_random_uuid(),
  consumer_id uuid not null,
  store_id text not null references stores (store_id) on delete cascade,
  sku text not null references variants (sku) on delete cascade,
  quantity integer not null check (quantity > 0),
  first_name text,
  last_name text,
  email text not null,
  phone text,
  made_at timestamptz not null default now(),
  kept_until timestamptz not null
);

create index reservations_by_consumer on reservations (consumer_id);
create index reservations_by_end on reservations (kept_until);

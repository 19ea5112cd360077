create table stores (
  store_id text primary key,
  site_id text not null,
  name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  province text,
  postal_code text not null,
  country_code text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text,
  services text[] not null default '{}',
  -- [{"day": 1, "opens": "10:00", "closes": "19:00"}, …], Monday is 1
  hours jsonb not null,
  closed boolean not null default false
);

create index stores_by_country on stores (country_code);

-- Places of carriers where shoppers pick up parcels.
create table collection_points (
  point_id text primary key,
  site_id text not null,
  name text not null,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  province text,
  postal_code text not null,
  country_code text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  hours jsonb not null,
  closed boolean not null default false
);

create index collection_points_by_country on collection_points (country_code);

-- No row: not in stock there.
create table store_stock (
  store_id text not null references stores (store_id) on delete cascade,
  sku text not null references variants (sku) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  primary key (store_id, sku)
);

create index store_stock_by_sku on store_stock (sku);

create table store_employees (
  store_id text not null references stores (store_id),
  employee_id text not null,
  name text not null,
  pin_hash text,
  has_left boolean not null default false,
  primary key (store_id, employee_id)
);

-- Devices from which staff of the store have signed in: failed attempts elsewhere do not lock them.
create table store_devices (
  store_id text not null references stores (store_id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (store_id, device_hash)
);

create index store_devices_by_age on store_devices (seen_at);

-- Items that a store holds for a shopper; they are taken off the store's stock meanwhile.
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
  -- A hash of the network of the request, to limit reservations.
  network text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index reservations_by_consumer on reservations (consumer_id);
create index reservations_by_network on reservations (network);
create index reservations_by_expiry on reservations (expires_at);

-- Published: the stock of stores that are not closed for good.
create view store_quantities as
  select q.store_id, q.sku, q.on_hand
  from store_stock q join stores s on s.store_id = q.store_id
  where not s.closed;

-- Published: places where orders can be picked up, closed ones included.
create view pickup_places as
  select store_id as place_id, 'store' as kind, site_id, name, address_line1, address_line2, city,
         province, postal_code, country_code, services, hours, closed
  from stores
  union all
  select point_id, 'point', site_id, name, address_line1, address_line2, city,
         province, postal_code, country_code, '{}'::text[], hours, closed
  from collection_points;

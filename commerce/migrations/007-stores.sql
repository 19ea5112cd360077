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
  -- [{"day": 1, "opens": "10:00", "closes": "19:00"}, …], Monday first
  hours jsonb not null,
  closed boolean not null default false
);

create index stores_by_country on stores (country_code);

-- Where carriers leave parcels for people to fetch.
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

-- No row: none there.
create table store_stock (
  store_id text not null references stores (store_id) on delete cascade,
  sku text not null references variants (sku) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  primary key (store_id, sku)
);

create index store_stock_by_sku on store_stock (sku);

-- What body a size is made for, by the kind of product; 'foot-sizes' is the one for feet alone.
create table size_charts (
  product_type text not null,
  locale text not null,
  tables jsonb not null,
  primary key (product_type, locale)
);

-- Who wants to hear when a sold-out variant is back; told once, then forgotten.
create table stock_notices (
  sku text not null references variants (sku) on delete cascade,
  email text not null,
  locale text not null,
  asked_at timestamptz not null default now(),
  primary key (sku, email)
);

create index stock_notices_by_age on stock_notices (asked_at);

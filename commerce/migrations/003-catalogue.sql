-- A style has colours (products), a product has sizes (variants).
create table styles (
  style_id text primary key check (style_id ~ '^[A-Z0-9]{8}$'),
  max_per_order integer check (max_per_order > 0),
  is_digital boolean not null default false,
  is_custom boolean not null default false,
  sold_alone boolean not null default true,
  review_score numeric(2, 1) not null default 0,
  review_count integer not null default 0 check (review_count >= 0)
);

create table style_texts (
  style_id text not null references styles (style_id) on delete cascade,
  locale text not null,
  name text not null,
  slug text not null,
  eyebrow text,
  primary key (style_id, locale)
);

create table products (
  product_id text primary key check (product_id ~ '^[A-Z0-9]{11}$'),
  style_id text not null references styles (style_id) on delete cascade,
  colour text not null,
  position integer not null default 0
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

create table prices (
  product_id text not null references products (product_id) on delete cascade,
  site_id text not null,
  current_minor bigint not null check (current_minor > 0),
  original_minor bigint not null check (original_minor >= current_minor),
  historic_best_minor bigint check (historic_best_minor > 0),
  primary key (product_id, site_id)
);

-- What other features may read of a variant, a row a locale.
create view sellable_variants as
  select v.sku, v.upc, v.size, v.on_hand, v.withdrawn,
         p.product_id, p.colour, s.style_id, s.max_per_order, s.is_digital, s.is_custom,
         s.sold_alone, s.review_score, s.review_count,
         st.locale, st.name, st.slug, st.eyebrow, pt.colour_name,
         coalesce((select jsonb_agg(jsonb_build_object('sku', o.sku, 'size', o.size, 'onHand', o.on_hand)
                                    order by o.position)
                   from variants o where o.product_id = v.product_id and not o.withdrawn),
                  '[]'::jsonb) as sizes
  from variants v
  join products p on p.product_id = v.product_id
  join styles s on s.style_id = p.style_id
  join style_texts st on st.style_id = s.style_id
  join product_texts pt on pt.product_id = p.product_id and pt.locale = st.locale;

-- No row: not sold on that site.
create view site_prices as
  select product_id, site_id, current_minor, original_minor, historic_best_minor from prices;

-- How things travel to a part of a country, as the merchant handed it in.
create table shipping_zones (
  zone_id text primary key,
  site_id text not null,
  country_code text not null,
  -- Beginnings of postcodes; an empty one stands for everywhere else.
  postal_prefixes text[] not null
);

create index shipping_zones_by_site on shipping_zones (site_id, country_code);

create table shipping_zone_methods (
  zone_id text not null references shipping_zones (zone_id) on delete cascade,
  locale text not null,
  -- [{"code": "standard", "label": "Standard", "deliveryTime": "3–5 days", "price": 695}, …]
  methods jsonb not null,
  primary key (zone_id, locale)
);

-- What other features may read of it: a row a beginning of postcodes.
create view shipping_places as
  select z.zone_id, z.site_id, z.country_code, prefix.prefix as postal_prefix, m.locale, m.methods
  from shipping_zones z
  cross join unnest(z.postal_prefixes) as prefix (prefix)
  left join shipping_zone_methods m on m.zone_id = z.zone_id;

-- A tax by where things are delivered to. No province: everywhere else in the country.
create table tax_regions (
  region_id text primary key,
  country_code text not null,
  province text,
  is_included boolean not null,
  taxes_shipping boolean not null,
  -- [{"name": "GST", "rate": 5000}, …] in thousandths of a percent
  parts jsonb not null
);

create index tax_regions_by_country on tax_regions (country_code, province);

create view taxed_places as
  select region_id, country_code, province, is_included, taxes_shipping, parts from tax_regions;

-- What other features may read of places where things can be fetched, closed ones too.
create view pickup_places as
  select store_id as place_id, 'store' as kind, site_id, name, address_line1, address_line2, city,
         province, postal_code, country_code, services, closed
  from stores
  union all
  select point_id, 'point', site_id, name, address_line1, address_line2, city,
         province, postal_code, country_code, '{}'::text[], closed
  from collection_points;

-- Too bulky for a store: neither kept nor fetched there.
alter table styles add column in_stores boolean not null default true;

create or replace view variants_in_locale as
  select v.sku, v.upc, v.size, v.on_hand, v.withdrawn,
         p.product_id, p.colour, s.style_id, s.max_per_order, s.is_digital, s.is_custom,
         s.sold_alone, s.review_score, s.review_count,
         st.locale, st.name, st.slug, st.eyebrow, pt.colour_name, s.in_stores
  from variants v
  join products p on p.product_id = v.product_id
  join styles s on s.style_id = p.style_id
  join style_texts st on st.style_id = s.style_id
  join product_texts pt on pt.product_id = p.product_id and pt.locale = st.locale;

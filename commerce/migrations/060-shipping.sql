-- Shipping methods for a part of a country, as the merchant imported them.
create table shipping_zones (
  zone_id text primary key,
  site_id text not null,
  country_code text not null,
  -- Determines when the cut-off hours and the days of the methods begin.
  time_zone text not null,
  -- Prefixes of postal codes; an empty one matches all others.
  postal_prefixes text[] not null
);

create index shipping_zones_by_site on shipping_zones (site_id, country_code);

create table shipping_zone_methods (
  zone_id text not null references shipping_zones (zone_id) on delete cascade,
  locale text not null,
  -- [{"code": "standard", "label": "Standard", "deliveryTime": "3–5 days", "price": 695, "days": {"min": 3, "max": 5},
  --   "cutOffHour": 15, "deliveryTimeAfterCutOff": "4–6 days"}, …]
  methods jsonb not null,
  primary key (zone_id, locale)
);

-- Published: one row per prefix of postal codes.
create view shipping_rates as
  select z.zone_id, z.site_id, z.country_code, z.time_zone, prefix.prefix as postal_prefix, m.locale,
    m.methods
  from shipping_zones z
  cross join unnest(z.postal_prefixes) as prefix (prefix)
  left join shipping_zone_methods m on m.zone_id = z.zone_id;

-- Nodes keep shipping rates in memory for pricing carts.
create trigger zones_increase_revision after insert or update or delete on shipping_zones
  for each statement execute function increase_snapshot_revision('delivery');
create trigger zone_methods_increase_revision after insert or update or delete on shipping_zone_methods
  for each statement execute function increase_snapshot_revision('delivery');

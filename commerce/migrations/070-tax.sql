-- Tax by destination. A row without province applies to the rest of the country.
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

-- Published for pricing.
create view tax_rates as
  select region_id, country_code, province, is_included, taxes_shipping, parts from tax_regions;

create trigger taxes_increase_revision after insert or update or delete on tax_regions
  for each statement execute function increase_snapshot_revision('delivery');

-- The places of ranges of postal codes, as the merchant imported them. Address forms suggest them.
create table postal_places (
  place_id text not null,
  country_code text not null,
  -- Postal codes in the form that postal-key.ts gives them, so that they can be compared as texts.
  first_code text collate "C" not null,
  last_code text collate "C" not null,
  city text not null,
  province text,
  primary key (place_id, first_code)
);

create index postal_places_by_code on postal_places (country_code, first_code);

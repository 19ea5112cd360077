-- Which categories of cookies a browser has allowed, as proof. A choice belongs to a random id in the cookie of that browser,
-- and to no session, account or IP address.
create table consent_choices (
  id bigint generated always as identity primary key,
  consent_id uuid not null,
  chosen_at timestamptz not null default now(),
  -- Of the texts that the visitor has read.
  version integer not null,
  locale text not null,
  region text not null,
  codes text[] not null,
  source text not null check (source in ('banner', 'settings')),
  -- Whether the browser has sent Global Privacy Control.
  has_privacy_control boolean not null
);

create index consent_choices_by_id on consent_choices (consent_id);
create index consent_choices_by_age on consent_choices (chosen_at);

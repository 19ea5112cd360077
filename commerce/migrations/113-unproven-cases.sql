-- How many cases came from a network, hashed, without a solved captcha: forms without scripts have none.
create table unproven_cases (
  network text primary key,
  cases integer not null,
  counted_since timestamptz not null default now()
);

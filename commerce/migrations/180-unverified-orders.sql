-- Orders by hashed network that were placed without a captcha, as forms without scripts are.
create table unverified_orders (
  network text primary key,
  orders integer not null,
  counted_since timestamptz not null default now()
);

create table promotions (
  promotion_id text primary key check (promotion_id ~ '^[A-Z0-9][A-Z0-9-]{1,39}$'),
  -- As the merchant imported it, with its defaults.
  definition jsonb not null
);

-- Items that promotions give away.
create table promotion_gifts (
  promotion_id text primary key references promotions (promotion_id) on delete cascade,
  sku text not null references variants (sku) on delete cascade
);

create index promotion_gifts_by_sku on promotion_gifts (sku);

create table coupons (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
  promotion_id text not null references promotions (promotion_id) on delete cascade,
  -- As the merchant imported it, with its defaults.
  definition jsonb not null
);

create index coupons_by_promotion on coupons (promotion_id);

-- The promotions and coupons of an order; deleted when the order fails.
create table promotion_uses (
  order_id uuid not null,
  promotion_id text not null references promotions (promotion_id),
  code text,
  consumer_id uuid not null,
  -- Hashes of email, home address and payment instrument, for limits per customer.
  identity_ids uuid[] not null default '{}',
  currency text not null,
  granted_minor bigint not null check (granted_minor >= 0),
  used_at timestamptz not null default now(),
  primary key (order_id, promotion_id)
);

create index promotion_uses_by_promotion on promotion_uses (promotion_id, consumer_id);
create index promotion_uses_by_code on promotion_uses (code) where code is not null;

-- Counters of limited promotions and coupons: concurrent orders wait for these rows.
create table usage_counters (
  -- A consumer or a hash of an identity; 00000000-0000-0000-0000-000000000000 counts all shoppers together.
  consumer_id uuid not null,
  -- promotion: uses of a promotion; budget: amount given in a currency, "TEN USD"; coupon: uses of a code
  kind text not null check (kind in ('promotion', 'budget', 'coupon')),
  subject text not null,
  count bigint not null default 0 check (count >= 0),
  primary key (consumer_id, kind, subject)
);

-- Increased whenever nodes must reload the promotions that they keep in memory.
create table promotion_revision (
  only_one boolean primary key default true check (only_one),
  revision bigint not null default 0
);

insert into promotion_revision default values;

create function increase_promotion_revision() returns trigger language plpgsql as $$
begin
  update promotion_revision set revision = revision + 1;
  return null;
end $$;

-- Promotions refer to categories, so the styles of those are kept in memory too.
create trigger style_categories_increase_revision after insert or update or delete on style_categories
  for each statement execute function increase_promotion_revision();
create trigger categories_increase_revision after insert or update or delete on categories
  for each statement execute function increase_promotion_revision();
create trigger promotions_increase_revision after insert or update or delete on promotions
  for each statement execute function increase_promotion_revision();

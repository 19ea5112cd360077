-- What the shopper was shown when the order was prepared: {"total": …, "tax": …}
alter table carts add column prepared jsonb;

create table orders (
  order_id uuid primary key,
  order_number text not null unique,
  -- A cart becomes one order, ever. None: it was taken over from elsewhere.
  cart_id uuid unique,
  consumer_id uuid not null,
  site_id text not null,
  locale text not null,
  currency text not null,
  channel text not null check (channel in ('e-commerce', 'mobile-app')),
  store_id text,
  employee_id text,
  email text,
  -- Paid means placed; until then it is nobody's business but the shop's.
  state text not null check (state in ('pending', 'challenged', 'placed', 'failed')),
  refused_because text,
  total_minor bigint not null check (total_minor >= 0),
  -- What gift cards, points and the like leave to the payment provider.
  asked_minor bigint not null check (asked_minor between 0 and total_minor),
  -- [{"code": "GIFT_CARD", "amount": 2500, "maskedCode": "…"}, …] in minor units
  instruments jsonb not null default '[]',
  -- Totals, addresses and promotions, as they were answered.
  papers jsonb not null,
  ordered_at timestamptz not null default now(),
  settled_at timestamptz
);

create index orders_by_consumer on orders (consumer_id, ordered_at desc) where state = 'placed';
create index orders_by_time on orders (ordered_at desc);
create index open_orders on orders (ordered_at) where state in ('pending', 'challenged');

create table order_shipments (
  order_id uuid not null references orders (order_id) on delete cascade,
  shipment_id text not null,
  position integer not null,
  shipping_method text not null,
  store_id text,
  status text not null default 'Created' check (status in
    ('Created', 'Processing', 'Shipped', 'ReadyForPickup', 'Delivered', 'Cancelled', 'Returned')),
  tracking_number text,
  tracking_url text,
  expected_on date,
  -- Its part of what the payment provider is asked for.
  share_minor bigint not null default 0 check (share_minor >= 0),
  changed_at timestamptz not null default now(),
  primary key (order_id, shipment_id)
);

create table order_lines (
  order_id uuid not null references orders (order_id) on delete cascade,
  line_id uuid not null,
  position integer not null,
  shipment_id text not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  returned integer not null default 0 check (returned between 0 and quantity),
  -- What it costs in the end, with its tax.
  paid_minor bigint not null check (paid_minor >= 0),
  -- As it was answered.
  item jsonb not null,
  primary key (order_id, line_id),
  foreign key (order_id, shipment_id) references order_shipments (order_id, shipment_id)
);

-- What orders have taken off shelves. No place: the warehouse.
create table stock_holds (
  order_id uuid not null references orders (order_id) on delete cascade,
  place text not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  freed integer not null default 0 check (freed between 0 and quantity),
  state text not null default 'held' check (state in ('held', 'sold')),
  primary key (order_id, place, sku)
);

create index stock_holds_by_sku on stock_holds (sku, place);

-- What the payment provider was asked, and what it said.
create table payment_attempts (
  attempt_key text primary key,
  order_id uuid not null references orders (order_id) on delete cascade,
  provider text not null,
  kind text not null check (kind in ('card', 'wallet', 'payLater')),
  -- lost: nobody answered, and the order is over
  state text not null default 'asked'
    check (state in ('asked', 'challenged', 'authorised', 'refused', 'lost', 'voiding', 'voided')),
  reference text,
  challenge jsonb,
  brand text,
  last4 text,
  asked_minor bigint not null check (asked_minor > 0),
  authorised_minor bigint not null default 0 check (authorised_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  asked_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  constraint captured_is_authorised check (captured_minor <= authorised_minor),
  constraint refunded_is_captured check (refunded_minor <= captured_minor)
);

create unique index one_live_payment on payment_attempts (order_id)
  where state in ('asked', 'challenged', 'authorised');
create index payments_to_look_at on payment_attempts (looked_at)
  where state in ('asked', 'challenged', 'lost', 'voiding');

-- Money that moves at the provider after an order stands: each once, however often it is tried.
create table payment_movements (
  movement_key text primary key,
  attempt_key text not null references payment_attempts (attempt_key) on delete cascade,
  kind text not null check (kind in ('capture', 'refund', 'void')),
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null default now()
);

create index movements_to_make on payment_movements (asked_at) where state = 'asked';
create index movements_by_attempt on payment_movements (attempt_key);

-- Every movement of money twice: where it comes from and where it goes. Nothing in it ever changes.
create table ledger_entries (
  entry_id bigint generated always as identity primary key,
  order_id uuid not null,
  -- What moved it, once: "placed", "captured CRN-…-1 me-standard"
  posting text not null,
  account text not null check (account in
    ('sales', 'owed', 'promised', 'authorised', 'provider', 'gift-cards', 'points', 'credit')),
  amount_minor bigint not null,
  currency text not null,
  posted_at timestamptz not null default now(),
  unique (order_id, posting, account)
);

create function refuse_to_rewrite_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end $$;

create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function refuse_to_rewrite_ledger();

create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
begin
  if exists (select from added group by order_id, posting having sum(amount_minor) <> 0) then
    raise exception 'a posting of the ledger does not add up to nothing';
  end if;
  return null;
end $$;

create trigger ledger_adds_up after insert on ledger_entries
  referencing new table as added
  for each statement execute function refuse_unbalanced_posting();

-- The same key again is the same order again, for a day.
create table idempotency_keys (
  consumer_id uuid not null,
  key text not null,
  body_hash text not null,
  order_id uuid not null,
  used_at timestamptz not null default now(),
  primary key (consumer_id, key)
);

create index idempotency_keys_by_age on idempotency_keys (used_at);

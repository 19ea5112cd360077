create table orders (
  order_id uuid primary key,
  order_number text not null unique,
  -- A cart becomes one order at most. Null: the order was imported.
  cart_id uuid unique,
  consumer_id uuid not null,
  site_id text not null,
  locale text not null,
  currency text not null,
  channel text not null check (channel in ('e-commerce', 'mobile-app')),
  store_id text,
  employee_id text,
  email text,
  -- A hash of the network of the request, to limit unmet challenges.
  network text,
  -- How long the shopper has to meet a challenge.
  challenge_seconds integer not null default 900,
  -- An order is placed once it is paid; shoppers see only placed orders.
  state text not null check (state in ('pending', 'challenged', 'placed', 'failed')),
  refusal_reason text,
  total_minor bigint not null check (total_minor >= 0),
  -- What is left for the payment provider after gift cards, points and the like.
  requested_minor bigint not null check (requested_minor between 0 and total_minor),
  -- The sums behind the total, in minor units.
  totals jsonb not null check (totals::text not like '%.%'),
  -- [{"name": "VAT", "rate": 20000, "net": 10000, "tax": 2000, …}, …] in minor units
  tax_lines jsonb not null,
  -- [{"code": "GIFT_CARD", "amount": 2500, "maskedCode": "…"}, …] in minor units
  instruments jsonb not null default '[]',
  -- Addresses and promotions as they were when the order was placed.
  snapshot jsonb not null,
  ordered_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the member got the points: once nothing can be returned any more.
  points_awarded_at timestamptz
);

create index orders_by_consumer on orders (consumer_id, ordered_at desc);
create index unmet_challenges_by_network on orders (network, ordered_at)
  where state in ('challenged', 'failed');
create index orders_by_time on orders (ordered_at desc);
create index open_orders on orders (ordered_at) where state in ('pending', 'challenged');
create index orders_without_points on orders (site_id, ordered_at)
  where state = 'placed' and points_awarded_at is null;

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
  -- Its part of the amount that the payment provider captures.
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
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity),
  -- The final price with tax.
  paid_minor bigint not null check (paid_minor >= 0),
  -- Its price before and after discounts, and its tax, in minor units.
  price jsonb not null check (price::text not like '%.%'),
  -- What was bought, as it was described then.
  item jsonb not null,
  -- Announced as returned and not received yet.
  announced_quantity integer not null default 0
    constraint announced_not_negative check (announced_quantity >= 0),
  primary key (order_id, line_id),
  foreign key (order_id, shipment_id) references order_shipments (order_id, shipment_id),
  constraint returned_once check (returned_quantity + announced_quantity <= quantity)
);

-- Stock that orders have taken.
create table stock_holds (
  order_id uuid not null references orders (order_id) on delete cascade,
  -- A store, or empty for the warehouse.
  location text not null,
  sku text not null,
  quantity integer not null check (quantity > 0),
  released_quantity integer not null default 0 check (released_quantity between 0 and quantity),
  state text not null default 'held' check (state in ('held', 'sold')),
  primary key (order_id, location, sku)
);

create index stock_holds_by_sku on stock_holds (sku, location);

-- Requests to the payment provider and their results.
create table payment_attempts (
  attempt_key text primary key,
  order_id uuid not null references orders (order_id) on delete cascade,
  provider text not null,
  kind text not null check (kind in ('card', 'wallet', 'payLater')),
  -- lost: the provider did not answer and the order is over; void-refused: the provider refused the void
  state text not null default 'requested' check (state in
    ('requested', 'challenged', 'authorised', 'refused', 'lost', 'voiding', 'voided', 'void-refused')),
  reference text,
  challenge jsonb,
  brand text,
  last4 text,
  requested_minor bigint not null check (requested_minor > 0),
  authorised_minor bigint not null default 0 check (authorised_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  requested_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  void_attempts integer not null default 1,
  reason text,
  -- The time of the last periodic check. The shopper's time limit counts from checked_at.
  periodic_check_at timestamptz,
  -- Of refused captures of which a part may have been refunded already.
  uncaptured_minor bigint not null default 0,
  constraint captured_is_authorised check (captured_minor <= authorised_minor),
  constraint refunded_is_captured check (refunded_minor <= captured_minor + uncaptured_minor)
);

create unique index one_open_payment on payment_attempts (order_id)
  where state in ('requested', 'challenged', 'authorised');
create index payments_to_check on payment_attempts (checked_at)
  where state in ('requested', 'challenged', 'lost', 'voiding');

-- Captures, refunds and voids at the provider, each once, however often it is retried.
create table payment_movements (
  movement_key text primary key,
  attempt_key text not null references payment_attempts (attempt_key) on delete cascade,
  kind text not null check (kind in ('capture', 'refund', 'void')),
  amount_minor bigint not null check (amount_minor >= 0),
  -- dropped: it was refused and is handled in another way
  state text not null default 'requested' check (state in ('requested', 'done', 'refused', 'dropped')),
  requested_at timestamptz not null default now(),
  attempts integer not null default 1,
  reason text
);

create index requested_movements on payment_movements (requested_at) where state = 'requested';
create index movements_by_attempt on payment_movements (attempt_key);

-- Double-entry ledger of every movement of money. Rows are never changed.
create table ledger_entries (
  entry_id bigint generated always as identity primary key,
  order_id uuid not null,
  -- What moved the money, once per order: "placed", "captured CRN-…-1 me-standard"
  posting text not null,
  -- by-hand: refunded by staff, for orders that were paid elsewhere
  account text not null check (account in ('sales', 'receivable', 'authorised', 'authorised-contra', 'provider',
    'gift-cards', 'points', 'credit', 'by-hand')),
  amount_minor bigint not null,
  currency text not null,
  posted_at timestamptz not null default now(),
  unique (order_id, posting, account)
);

create function reject_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries cannot be changed';
end $$;

create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function reject_ledger_change();

create function reject_unbalanced_posting() returns trigger language plpgsql as $$
begin
  if exists (select from added group by order_id, posting having sum(amount_minor) <> 0) then
    raise exception 'the entries of a posting do not balance';
  end if;
  return null;
end $$;

create trigger ledger_is_balanced after insert on ledger_entries
  referencing new table as added
  for each statement execute function reject_unbalanced_posting();

-- The same key within a day returns the same order.
create table idempotency_keys (
  consumer_id uuid not null,
  key text not null,
  body_hash text not null,
  order_id uuid not null,
  used_at timestamptz not null default now(),
  primary key (consumer_id, key)
);

create index idempotency_keys_by_age on idempotency_keys (used_at);

-- The code in a mail that opens an order for guests. The code itself is not stored: it is derived from
-- this row and a secret.
create table order_codes (
  order_id uuid primary key references orders (order_id) on delete cascade,
  issue uuid not null default gen_random_uuid(),
  issued_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Codes mailed since counted_since, so that strangers cannot fill a mailbox.
  issues integer not null default 1,
  counted_since timestamptz not null default now()
);

-- Attempts to track an order with a wrong number or email address. The network is hashed.
create table tracking_failures (
  network text primary key,
  failures integer not null,
  counted_since timestamptz not null default now()
);

create index tracking_failures_by_age on tracking_failures (counted_since);

-- Returns that shoppers have announced, and what was received of them.
create table order_returns (
  return_id uuid primary key,
  order_id uuid not null references orders (order_id) on delete cascade,
  return_number text not null unique,
  -- The same key returns the same return.
  request_key uuid,
  state text not null default 'announced' check (state in ('announced', 'received', 'withdrawn')),
  -- The refund of the order that returned the money, and its amount.
  refund text,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  announced_at timestamptz not null default now(),
  received_at timestamptz,
  unique (order_id, request_key),
  check ((state = 'received') = (received_at is not null))
);

create index order_returns_by_order on order_returns (order_id, announced_at);
create index open_returns on order_returns (announced_at) where state = 'announced';

create table order_return_lines (
  return_id uuid not null references order_returns (return_id) on delete cascade,
  order_id uuid not null,
  line_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  received_quantity integer not null default 0 check (received_quantity between 0 and quantity),
  reason text,
  primary key (return_id, line_id),
  foreign key (order_id, line_id) references order_lines (order_id, line_id) on delete cascade
);

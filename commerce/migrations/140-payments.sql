-- Gift cards and reward cards. Number and PIN are stored as keyed hashes: whoever reads this table cannot
-- pay with any card.
create table gift_cards (
  -- The hash of the number.
  card_id text primary key,
  pin_hash text not null,
  kind text not null default 'gift' check (kind in ('gift', 'reward')),
  last4 text not null,
  -- Null: the currency of the site where it pays.
  currency text,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  expires_on date,
  is_voided boolean not null default false
);

-- The history of a card; its balance is the sum. Rows are never changed.
create table gift_card_entries (
  entry_id bigint generated always as identity primary key,
  card_id text not null references gift_cards (card_id),
  kind text not null check (kind in ('loaded', 'spent-before-import', 'held', 'released', 'refunded')),
  amount_minor bigint not null,
  order_number text,
  created_at timestamptz not null default now(),
  check (kind <> 'held' or amount_minor < 0),
  check (kind not in ('released', 'refunded') or amount_minor > 0),
  check (kind in ('loaded', 'spent-before-import') or order_number is not null)
);

create index gift_card_entries_by_card on gift_card_entries (card_id);

create function book_gift_card_entry() returns trigger language plpgsql as $$
begin
  update gift_cards set balance_minor = balance_minor + new.amount_minor where card_id = new.card_id;
  return null;
end $$;

create trigger gift_card_booked after insert on gift_card_entries
  for each row execute function book_gift_card_entry();
create trigger gift_card_entries_are_append_only before update or delete on gift_card_entries
  for each row execute function reject_changed_entry();

-- The payment instruments that a shopper chose for a cart.
create table cart_instruments (
  instrument_id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  position bigint generated always as identity,
  method text not null check (method in ('CREDIT_CARD', 'WALLET', 'KLARNA', 'GIFT_CARD',
    'REWARD_CARD', 'REWARD_CODE', 'LOYALTY_POINTS', 'LOYALTY_VOUCHER', 'ATHLETES_PAYMENT')),
  -- What it draws on: a gift card, a code, a membership, a saved card.
  source text,
  -- Null: as much as there is to pay.
  requested_minor bigint check (requested_minor > 0),
  points integer check (points > 0),
  -- {"card": …, "address": …, "maskedCode": …, "token": …, "sessionId": …, "clientToken": …, …}
  details jsonb not null default '{}'
);

create index cart_instruments_by_cart on cart_instruments (cart_id, position);
create unique index cart_instruments_once on cart_instruments (cart_id, method, source);
-- At most one payment through the provider, and one of each instrument that a shopper has only one of.
create unique index cart_instruments_one_payment on cart_instruments (cart_id)
  where method in ('CREDIT_CARD', 'WALLET', 'KLARNA');
create unique index cart_instruments_one_of_a_kind on cart_instruments (cart_id, method)
  where method in ('LOYALTY_POINTS', 'LOYALTY_VOUCHER', 'ATHLETES_PAYMENT');

-- Cards that a shopper saved; the number of a card is never stored.
create table saved_instruments (
  instrument_id uuid primary key,
  consumer_id uuid not null,
  position bigint generated always as identity,
  method text not null check (method in ('CREDIT_CARD', 'GIFT_CARD', 'REWARD_CARD')),
  -- The provider's token of a card, or the gift card.
  source text not null,
  is_main boolean not null default false,
  -- {"card": {"brand": …, "last4": …, "expiryMonth": …, "expiryYear": …}, "maskedCode": …}
  details jsonb not null default '{}',
  address jsonb,
  unique (consumer_id, method, source)
);

create index saved_instruments_by_consumer on saved_instruments (consumer_id, position);
create unique index saved_instruments_one_main on saved_instruments (consumer_id) where is_main;

-- Amounts that an order holds on instruments until it is placed, and has spent after that.
create table instrument_holds (
  order_number text not null,
  instrument_id uuid not null,
  method text not null,
  source text,
  consumer_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  points integer check (points > 0),
  state text not null default 'held' check (state in ('held', 'spent', 'released')),
  refunded_minor bigint not null default 0,
  check (refunded_minor between 0 and amount_minor),
  primary key (order_number, instrument_id)
);

create index instrument_holds_by_source on instrument_holds (source) where source is not null;

-- Amounts refunded to instruments, identified by the refund that they are part of.
create table instrument_refunds (
  order_number text not null,
  refund_key text not null,
  instrument_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_at timestamptz not null default now(),
  primary key (order_number, refund_key, instrument_id)
);

-- Attempts that could be guessing or testing of cards. The subject is hashed.
create table payment_attempt_counts (
  subject text primary key,
  attempts integer not null,
  counted_since timestamptz not null default now()
);

create index payment_attempt_counts_by_age on payment_attempt_counts (counted_since);

-- Published: the instruments of a cart, with what each can pay now: an amount in any currency, amounts by
-- currency, or null for the requested amount.
create view cart_payments as
  select i.cart_id, i.instrument_id, i.position, i.method, i.source, i.requested_minor, i.points,
    i.details,
    case
      when i.method in ('GIFT_CARD', 'REWARD_CARD') then coalesce((
        select case
          when g.is_voided or g.expires_on < current_date then '0'::jsonb
          when g.currency is null then to_jsonb(g.balance_minor)
          else jsonb_build_object(g.currency, g.balance_minor) end
        from gift_cards g where g.card_id = i.source), '0')
      when i.method = 'LOYALTY_POINTS' then coalesce((
        select to_jsonb(least(m.points, i.points)) from loyalty_members m
        where m.member_id = i.source), '0')
      when i.method = 'LOYALTY_VOUCHER' then coalesce((
        select v.amounts from loyalty_members m join loyalty_vouchers v on v.points = i.points
        where m.member_id = i.source and m.points >= i.points), '0')
      when i.method = 'REWARD_CODE' then coalesce((
        select r.amounts from reward_codes r
        where r.code_id = i.source and (r.expires_on is null or r.expires_on >= current_date)
          and (r.max_uses is null or r.uses < r.max_uses)
          and not exists (
            select from reward_code_uses u join cart_customers c on u.consumer_id = any(c.customer_ids)
            where u.code_id = r.code_id and c.id = i.cart_id)), '0')
    end as available
  from cart_instruments i;

-- Published: the billing addresses of saved cards in the address book.
create view saved_card_addresses as
  select consumer_id, address ->> 'addressId' as address_id
  from saved_instruments where address ->> 'addressId' is not null;

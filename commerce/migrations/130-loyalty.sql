create table loyalty_members (
  member_id text primary key,
  points integer not null default 0 check (points >= 0),
  -- The member who referred this one.
  referred_by text,
  -- Set when the member has left the programme.
  ended_at timestamptz
);

-- The history of points; a member's balance is the sum. Rows are never changed.
create table points_entries (
  entry_id bigint generated always as identity primary key,
  member_id text not null references loyalty_members (member_id),
  kind text not null check (
    kind in ('imported', 'earned', 'held', 'released', 'refunded', 'forfeited')),
  points integer not null,
  order_number text,
  created_at timestamptz not null default now(),
  check (kind <> 'held' or points < 0),
  check (kind not in ('released', 'refunded') or points > 0)
);

create index points_entries_by_member on points_entries (member_id);
create index points_entries_by_order on points_entries (order_number) where kind = 'earned';

create function reject_changed_entry() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be changed', tg_table_name;
end $$;

-- Points that an order returns after its member has left are forfeited at once.
create function book_points() returns trigger language plpgsql as $$
begin
  update loyalty_members set points = points + new.points where member_id = new.member_id;
  if new.kind in ('earned', 'released', 'refunded') and new.points > 0 then
    insert into points_entries (member_id, kind, points, order_number)
    select member_id, 'forfeited', -new.points, new.order_number from loyalty_members
    where member_id = new.member_id and ended_at is not null;
  end if;
  return null;
end $$;

create trigger points_booked after insert on points_entries
  for each row execute function book_points();
create trigger points_entries_are_append_only before update or delete on points_entries
  for each row execute function reject_changed_entry();

-- Discounts that points buy, in every currency.
create table loyalty_vouchers (
  points integer primary key check (points > 0),
  -- {"USD": 1000, …}
  amounts jsonb not null
);

-- Codes worth an amount, once for each shopper; stored as hashes like gift cards.
create table reward_codes (
  code_id text primary key,
  masked_code text not null,
  amounts jsonb not null,
  expires_on date,
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  check (uses <= max_uses)
);

create table reward_code_uses (
  code_id text not null references reward_codes (code_id),
  -- One row for the account or session, and one for each hash of an email, home address and card.
  consumer_id uuid not null,
  order_number text not null,
  used_at timestamptz not null default now(),
  primary key (code_id, consumer_id)
);

-- Published: the points that orders have earned.
create view points_of_orders as
  select order_number, sum(points)::integer as points
  from points_entries where kind = 'earned' group by order_number;

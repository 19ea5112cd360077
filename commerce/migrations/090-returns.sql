-- What shoppers have said they send back, and what of it has come.
create table order_returns (
  return_id uuid primary key,
  order_id uuid not null references orders (order_id) on delete cascade,
  return_number text not null unique,
  -- Whoever asks again with it is given this return again.
  request_key uuid,
  state text not null default 'announced' check (state in ('announced', 'received')),
  -- Which of the order's refunds gave its money back, and how much that was.
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
  received integer not null default 0 check (received between 0 and quantity),
  reason text,
  primary key (return_id, line_id),
  foreign key (order_id, line_id) references order_lines (order_id, line_id) on delete cascade
);

-- On its way back, and not there yet. What was bought once comes back once.
alter table order_lines add column announced integer not null default 0;
alter table order_lines add constraint announced_at_least_none check (announced >= 0) not valid;
alter table order_lines validate constraint announced_at_least_none;
alter table order_lines add constraint returned_once
  check (returned + announced <= quantity) not valid;
alter table order_lines validate constraint returned_once;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in
  ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'refunded', 'orderCode',
    'returnMade')) not valid;
alter table mails validate constraint mails_kind_check;

-- Which code opens an order to whoever reads its mail. The code itself stands in no table: it is made
-- of this and of a secret.
create table order_codes (
  order_id uuid primary key references orders (order_id) on delete cascade,
  issue uuid not null default gen_random_uuid(),
  issued_at timestamptz not null default now(),
  tries integer not null default 0,
  -- How many were mailed since then: nobody's mailbox is filled by strangers.
  issues integer not null default 1,
  counted_from timestamptz not null default now()
);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in
  ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'refunded', 'orderCode')) not valid;
alter table mails validate constraint mails_kind_check;

-- What is written to people, once an occasion. A mail is made of its facts whenever it is sent or
-- looked at: what opens something, such as the code of a gift card, stands in no table.
create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  kind text not null check (kind in
    ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'refunded')),
  -- What of the order it is about: a parcel, a line, a refund.
  occasion text not null,
  recipient text not null,
  facts jsonb not null,
  written_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (order_id, kind, occasion)
);

create index mails_by_time on mails (written_at desc);

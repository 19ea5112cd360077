-- Mails, one per occasion. A mail is rendered from its facts when it is sent or shown: secrets such as the
-- code of a gift card are not stored.
create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  -- Null: the mail is about a case.
  order_id uuid,
  kind text not null check (kind in
    ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'parcelCancelled', 'refunded',
      'orderCode', 'returnAnnounced', 'returnWithdrawn', 'caseOpened', 'caseForStaff')),
  -- The part of the order or the case that it is about: a shipment, a line, a refund.
  occasion text not null,
  recipient text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (order_id, kind, occasion)
);

create index mails_by_time on mails (created_at desc);
-- One mail of each kind for a case.
create unique index mails_of_cases on mails (kind, occasion) where order_id is null;

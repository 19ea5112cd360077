-- Mails, one per occasion. A mail is rendered from its facts when it is sent or shown: secrets such as the
-- code of a gift card are not stored.
create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  -- Null: the mail is not about an order.
  order_id uuid,
  -- One of `MailFacts` in mail.ts. `writeMails`, which alone writes this table, takes no other kind.
  kind text not null,
  -- The part of the order that it is about, such as a shipment, a line or a refund; or else the case, or the
  -- variant with the day on which it was available again.
  occasion text not null,
  recipient text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (order_id, kind, occasion)
);

create index mails_by_time on mails (created_at desc);
-- One mail of each kind for a case, or for a variant, a recipient and a day.
create unique index mails_without_order on mails (kind, occasion) where order_id is null;

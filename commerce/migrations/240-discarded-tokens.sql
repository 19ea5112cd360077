-- Tokens of cards that the payment provider has to delete. They belong to nobody any more.
create table discarded_tokens (
  discard_id uuid primary key default gen_random_uuid(),
  token text not null,
  discarded_at timestamptz not null default now()
);

create index discarded_tokens_by_age on discarded_tokens (discarded_at);

-- Published: whose cart an instrument is in.
create view cart_owners as select id as cart_id, consumer_id from carts;

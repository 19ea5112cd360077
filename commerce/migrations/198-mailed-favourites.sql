-- Requests of shoppers to mail their favourites. Deleted after some days, which the daily limits count.
create table favourite_shares (
  share_id uuid primary key default gen_random_uuid(),
  list_id uuid not null references favourite_lists (id) on delete cascade,
  recipient text not null,
  message text,
  locale text not null,
  shared_at timestamptz not null default now(),
  shared_on date not null default current_date,
  -- A request that is repeated on the same day sends nothing.
  unique (list_id, recipient, shared_on)
);

create index favourite_shares_by_time on favourite_shares (shared_at);

-- Requests of an hour by hashed network.
create table favourite_share_counts (
  network text primary key,
  shares integer not null,
  counted_since timestamptz not null default now()
);

-- Recipients who want no mails of other shoppers. The key is derived from the email and a secret.
create table share_mail_refusals (
  recipient_key text primary key,
  refused_at timestamptz not null default now()
);

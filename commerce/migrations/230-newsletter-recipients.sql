-- Who gets a newsletter by mail. What shoppers and guests have chosen is in subscriptions, one row for each of them;
-- this table has one row for each address, and decides whether mails may be sent to it.
create table newsletter_recipients (
  -- Unsubscribe links are derived from it.
  recipient_id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  -- The normalised email.
  recipient text not null,
  locale text not null,
  country text not null,
  -- Where the latest consent was given, to which text and when. Earlier rows have no record of it.
  source text not null check (source in ('form', 'profile', 'signUp', 'unrecorded')),
  text_version text not null check (text_version ~ '^[a-z0-9-]+$'),
  requested_at timestamptz not null default now(),
  -- Whether mails may be sent only after the recipient has confirmed with a mailed link.
  requires_confirmation boolean not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (type, recipient)
);

-- Links in mails with which recipients confirm.
create table newsletter_confirmations (
  -- The token is derived from an id and a secret, and stored nowhere.
  token_hash text primary key,
  recipient_id uuid not null references newsletter_recipients (recipient_id) on delete cascade,
  -- Who asked for the newsletter.
  consumer_id uuid not null,
  issued_at timestamptz not null default now()
);

create index newsletter_confirmations_by_recipient on newsletter_confirmations (recipient_id);
create index newsletter_confirmations_by_consumer on newsletter_confirmations (consumer_id);
create index newsletter_confirmations_by_age on newsletter_confirmations (issued_at);

-- Sites of Europe require a confirmation, which nobody has given before.
insert into newsletter_recipients
  (type, recipient, locale, country, source, text_version, requested_at, requires_confirmation)
select distinct on (type, recipient)
  type, recipient, locale, country, 'unrecorded', 'unrecorded', coalesce(opted_in_at, now()), region = 'EMEA'
from subscriptions
where channel = 'email' and optin
order by type, recipient, region, opted_in_at;

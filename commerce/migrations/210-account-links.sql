-- Requests for a mail with a link that resets a password, for known and unknown addresses alike, so that the response
-- takes the same time. Deleted when the mail is written.
create table password_reset_requests (
  request_id uuid primary key default gen_random_uuid(),
  -- The normalised email.
  login text not null,
  locale text not null,
  requested_at timestamptz not null default now()
);

create index password_reset_requests_by_age on password_reset_requests (requested_at);

-- Links in mails to the shopper of an account. Using a link deletes it, so each can be used once.
create table account_links (
  -- The token is derived from an id and a secret, and stored nowhere.
  token_hash text primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  purpose text not null check (purpose in ('passwordReset', 'emailVerification')),
  -- The login to which the link was mailed.
  login text not null,
  issued_at timestamptz not null default now()
);

create index account_links_by_account on account_links (account_id, purpose);
create index account_links_by_age on account_links (issued_at);

-- Requests of an hour without a captcha, by hashed network.
create table password_reset_counts (
  network text primary key,
  requests integer not null,
  counted_since timestamptz not null default now()
);

-- The login of which the shopper has proved to read the mails. If it is not the current login, that one is unproven.
alter table accounts add column verified_login text;

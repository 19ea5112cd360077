-- A session and its rotating tokens, of which only hashes are stored.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- Identifies the session to its client; grants no access.
  handle uuid not null default gen_random_uuid(),
  usid uuid not null default gen_random_uuid(),
  consumer_id uuid not null,
  consumer_no text not null,
  consumer_type text not null check (consumer_type in ('GUEST', 'REGISTERED', 'EMPLOYEE')),
  access_hash text not null unique,
  access_expires_at timestamptz not null,
  refresh_hash text not null unique,
  refresh_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Set in sessions of store staff.
  store_id text,
  employee_id text,
  -- When the account was closed or locked.
  account_disabled_at timestamptz
);

create index sessions_by_consumer on sessions (consumer_id);
create index sessions_by_last_refresh on sessions (refresh_expires_at);
create index sessions_by_end on sessions (ended_at) where ended_at is not null;

-- Exchanged refresh tokens: using one again, later than a double click, ends the session.
create table exchanged_refresh_tokens (
  refresh_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  exchanged_at timestamptz not null default now()
);

create index exchanged_refresh_tokens_by_session on exchanged_refresh_tokens (session_id);

-- Published: the sessions that are still valid.
create view live_sessions as
  select id, usid, consumer_id, consumer_no, consumer_type, handle,
         access_hash, access_expires_at, refresh_expires_at,
         store_id, employee_id, account_disabled_at is not null as is_account_disabled
  from sessions
  where ended_at is null and access_expires_at > now();

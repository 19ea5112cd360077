-- Whoever has an account here.
create table accounts (
  account_id uuid primary key,
  consumer_no text not null unique generated always as
    ('C' || upper(substr(replace(account_id::text, '-', ''), 1, 15))) stored,
  email text not null,
  -- The address as it is compared: another spelling of it is the same account.
  login text not null unique,
  -- None: not chosen yet.
  password_hash text,
  consumer_type text not null default 'REGISTERED' check (consumer_type in ('REGISTERED', 'EMPLOYEE')),
  state text not null default 'open' check (state in ('open', 'locked', 'closed')),
  first_name text,
  last_name text,
  phone text,
  postal_code text,
  birth_date text,
  gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  member_id text unique,
  member_since text,
  employee_terms_accepted boolean not null default false,
  identities text[] not null default '{}',
  -- What they may spend in a year at their terms, and have spent; whole cents of their site's currency.
  yearly_limit integer check (yearly_limit >= 0),
  yearly_spent integer not null default 0 check (yearly_spent >= 0),
  created_at timestamptz not null default now()
);

-- Browsers from which somebody has signed in: strangers who guess do not lock them.
create table known_devices (
  account_id uuid not null references accounts (account_id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

create index known_devices_by_age on known_devices (seen_at);

-- Tries to get in that have not been proven right, whether or not there is such an account.
create table sign_in_tries (
  -- What was tried, hashed: what strangers type is not kept.
  subject text not null,
  -- A known device, or '' for everywhere else.
  device_hash text not null default '',
  tries integer not null,
  locked_until timestamptz,
  tried_at timestamptz not null default now(),
  primary key (subject, device_hash)
);

create index sign_in_tries_by_age on sign_in_tries (tried_at);

-- Who works in a store.
create table store_employees (
  store_id text not null references stores (store_id),
  employee_id text not null,
  name text not null,
  pin_hash text,
  has_left boolean not null default false,
  primary key (store_id, employee_id)
);

-- A session may be one of store staff; and one whose customer is gone says so.
alter table sessions add column store_id text;
alter table sessions add column employee_id text;
alter table sessions add column customer_gone_at timestamptz;

create or replace view live_sessions as
  select id, usid, consumer_id, consumer_no, consumer_type, handle,
         access_hash, access_expires_at, refresh_expires_at,
         store_id, employee_id, customer_gone_at is not null as is_customer_gone
  from sessions
  where ended_at is null and access_expires_at > now();

-- Proof of a sign-in, exchanged once for a session.
create table authorisation_codes (
  code_hash text primary key,
  -- The session that asked for it, and may exchange it.
  session_id uuid not null,
  account_id uuid not null references accounts (account_id) on delete cascade,
  code_challenge text not null,
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  opened_session_id uuid
);

create index authorisation_codes_by_age on authorisation_codes (issued_at);

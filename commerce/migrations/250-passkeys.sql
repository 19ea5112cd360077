-- Keys with which shoppers sign in without their password (Web Authentication).
create table passkeys (
  passkey_id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (account_id) on delete cascade,
  -- In base64url, as browsers send it.
  credential_id text not null unique,
  -- In COSE and base64url.
  public_key text not null,
  -- How often the device says that it has been used. A copied key is found by a count that does not rise.
  use_count bigint not null,
  -- How browsers reach the device, separated by spaces.
  transports text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkeys_by_account on passkeys (account_id);

-- What passkeys have to sign. Each session has one challenge for each purpose, which is deleted by the first answer.
create table passkey_challenges (
  session_id uuid not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'signIn')),
  challenge text not null,
  issued_at timestamptz not null default now(),
  primary key (session_id, purpose)
);

create index passkey_challenges_by_age on passkey_challenges (issued_at);

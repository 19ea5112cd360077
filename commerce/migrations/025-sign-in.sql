-- Proof of a sign-in, exchanged once for a session.
create table authorisation_codes (
  code_hash text primary key,
  -- The session that requested the code and may exchange it.
  session_id uuid not null,
  account_id uuid not null references accounts (account_id) on delete cascade,
  code_challenge text not null,
  issued_at timestamptz not null default now(),
  used_at timestamptz,
  opened_session_id uuid
);

create index authorisation_codes_by_age on authorisation_codes (issued_at);

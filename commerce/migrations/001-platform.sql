-- What happened and still has to be told to the jobs, written in the transaction it happened in.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- Solved challenges of the bot defence; a solution counts once.
create table spent_challenges (
  signature text primary key,
  expires_at timestamptz not null
);

create index spent_challenges_by_expiry on spent_challenges (expires_at);

-- What shoppers said when they joined the programme, or left it.
create table enrollments (
  account_id uuid primary key references accounts (account_id) on delete cascade,
  opted_in boolean not null,
  -- Said once more, which confirms a membership.
  double_opted_in boolean not null,
  -- Theirs for good: who comes back is who they were.
  member_id text,
  region text,
  channel text,
  country text,
  changed_at timestamptz not null default now()
);

-- Where somebody came from: {"store", "acquisitionType", "campaignName"}.
alter table accounts add column acquisition jsonb;

-- Whoever has left; what comes back to them is forfeited.
alter table loyalty_members add column ended_at timestamptz;

-- What shoppers said when they joined the programme, or left it.
create table enrollments (
  account_id uuid primary key references accounts (account_id) on delete cascade,
  opted_in boolean not null,
  -- Said once more, which confirms a membership.
  double_opted_in boolean not null,
  region text,
  channel text,
  country text,
  changed_at timestamptz not null default now()
);

-- Where somebody came from: {"store", "acquisitionType", "campaignName"}.
alter table accounts add column acquisition jsonb;

-- Forfeited: who leaves the programme leaves the points.
alter table points_entries
  drop constraint points_entries_kind_check,
  add constraint points_entries_kind_check check (
    kind in ('brought', 'earned', 'held', 'released', 'refunded', 'forfeited')) not valid;
alter table points_entries validate constraint points_entries_kind_check;

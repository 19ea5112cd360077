-- Search by similarity of words.
create extension if not exists pg_trgm;

-- Events for the jobs, written in the transaction in which they happened.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

-- Solved challenges of the bot defence: a solution is accepted once.
create table used_challenges (
  signature text primary key,
  expires_at timestamptz not null
);

create index used_challenges_by_expiry on used_challenges (expires_at);

-- Requests counted across nodes, in windows of one minute. Losing the counts is harmless.
create unlogged table rate_counts (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

create index rate_counts_by_window on rate_counts (window_start);

-- What the readiness check writes: a row that fills a page, because on a full disk smaller ones can still succeed.
create table write_probes (
  filler text not null
);
alter table write_probes alter column filler set storage plain;

-- Cache tags that every node invalidates; read within a second, deleted within an hour.
create table changes (
  change_id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  recorded_at timestamptz not null default now()
);

create index changes_by_transaction on changes (transaction_id);

-- Revisions of the snapshots that nodes keep in memory; triggers on the underlying tables increase them.
create table snapshot_revisions (
  snapshot text primary key check (snapshot in ('goods', 'delivery')),
  revision bigint not null default 0
);

insert into snapshot_revisions (snapshot) values ('goods'), ('delivery');

create function increase_snapshot_revision() returns trigger language plpgsql as $$
begin
  update snapshot_revisions set revision = revision + 1 where snapshot = tg_argv[0];
  return null;
end $$;

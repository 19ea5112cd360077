-- What every node must look at anew; a row is read within a second and cleared within an hour.
create table changes (
  change_id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  told_at timestamptz not null default now()
);

create index changes_by_transaction on changes (transaction_id);

-- Accounts that were erased a short while ago. A request that had begun before may write after the erasure.
create table erased_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

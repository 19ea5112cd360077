-- What the latest import wrote into an account, to recognise what the customer has changed here since then.
create table account_imports (
  account_id uuid primary key references accounts (account_id) on delete cascade,
  -- The hash of each imported field, null for a field that belongs to the customer.
  digests jsonb not null
);

-- Outlives the address, so that an import does not restore what the customer has removed.
create table address_imports (
  address_id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  -- The hash of the imported address, null if it belongs to the customer.
  digest text,
  is_main boolean not null
);

create index address_imports_by_account on address_imports (account_id);

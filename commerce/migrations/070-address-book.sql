-- The addresses that shoppers keep.
create table book_addresses (
  address_id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  position bigint generated always as identity,
  -- S for shipping, B for billing.
  approach_type text not null check (approach_type in ('S', 'B')),
  is_main boolean not null default false,
  -- {"firstName": …, "addressLine1": …, "countryCode": …, …}, as the post writes it.
  fields jsonb not null
);

create index book_addresses_by_account on book_addresses (account_id, position);
create unique index book_addresses_one_main on book_addresses (account_id, approach_type) where is_main;

-- What other features may read of saved cards: to which address of the book their bills go.
create view addresses_of_cards as
  select consumer_id, address ->> 'addressId' as address_id
  from saved_instruments where address ->> 'addressId' is not null;

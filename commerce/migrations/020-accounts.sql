create table accounts (
  account_id uuid primary key,
  consumer_no text not null unique generated always as
    ('C' || upper(substr(replace(account_id::text, '-', ''), 1, 15))) stored,
  email text not null,
  -- The normalised email: another spelling of it is the same account.
  login text not null unique,
  -- Null until a password is chosen.
  password_hash text,
  consumer_type text not null default 'REGISTERED' check (consumer_type in ('REGISTERED', 'EMPLOYEE')),
  state text not null default 'open' check (state in ('open', 'locked', 'closed')),
  first_name text,
  last_name text,
  phone text,
  postal_code text,
  birth_date text,
  gender text check (gender in ('female', 'male', 'other', 'undisclosed')),
  member_id text unique,
  member_since text,
  employee_terms_accepted boolean not null default false,
  identities text[] not null default '{}',
  -- Minor units that an athlete or employee may spend in a year at special terms.
  yearly_limit integer check (yearly_limit >= 0),
  -- Spent in the year of yearly_spent_at, before the account was imported.
  yearly_spent integer not null default 0 check (yearly_spent >= 0),
  created_at timestamptz not null default now(),
  -- Null: the limit applies to the currency of each site separately.
  yearly_currency text,
  yearly_spent_at timestamptz not null default now(),
  -- Where the member was acquired: {"store", "acquisitionType", "campaignName"}.
  acquisition jsonb
);

create index accounts_by_phone on accounts (phone) where phone is not null;

-- Browsers from which the customer has signed in: failed attempts elsewhere do not lock them.
create table known_devices (
  account_id uuid not null references accounts (account_id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

create index known_devices_by_age on known_devices (seen_at);

-- Failed sign-in attempts, whether or not the account exists.
create table sign_in_attempts (
  -- The hashed email, or the hashed store and employee.
  subject text not null,
  -- A known device, the network of store staff, or '' for all other browsers.
  device_hash text not null default '',
  attempts integer not null,
  locked_until timestamptz,
  attempted_at timestamptz not null default now(),
  primary key (subject, device_hash)
);

create index sign_in_attempts_by_age on sign_in_attempts (attempted_at);

create table address_book_entries (
  address_id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  position bigint generated always as identity,
  -- S for shipping, B for billing.
  approach_type text not null check (approach_type in ('S', 'B')),
  is_main boolean not null default false,
  -- {"firstName": …, "addressLine1": …, "countryCode": …, …}
  fields jsonb not null
);

create index address_book_entries_by_account on address_book_entries (account_id, position);
create unique index address_book_entries_one_main on address_book_entries (account_id, approach_type) where is_main;

-- What orders use of a yearly limit: an athlete's credit or an employee's terms. The date of a spend
-- decides which year it counts in.
create table yearly_spends (
  order_number text not null,
  kind text not null check (kind in ('credit', 'terms')),
  account_id uuid not null references accounts (account_id) on delete cascade,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  spent_at timestamptz not null default now(),
  primary key (order_number, kind)
);

create index yearly_spends_by_account on yearly_spends (account_id, spent_at);

-- Joining and leaving the loyalty programme.
create table enrollments (
  account_id uuid primary key references accounts (account_id) on delete cascade,
  opted_in boolean not null,
  -- The second opt-in confirms a membership.
  double_opted_in boolean not null,
  -- Permanent: a member who comes back keeps the id.
  member_id text,
  region text,
  channel text,
  country text,
  changed_at timestamptz not null default now()
);

-- Published: the groups of a customer, for prices and promotions.
create view customer_groups as
  select account_id as consumer_id, consumer_type,
         -- A membership that waits for its confirmation does not count.
         member_since is not null as is_member,
         employee_terms_accepted, identities, member_id, member_since
  from accounts where state <> 'closed';

-- Published: what an order counts against a yearly limit.
create view yearly_spending as
  select order_number, kind, amount_minor - returned_minor as counted_minor from yearly_spends;
